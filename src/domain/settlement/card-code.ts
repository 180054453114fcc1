import { accept, refuse } from "../result/result.ts";
import { accountRefusal } from "../trade/account-refusal.ts";
import { alreadySo, type Judgement } from "../trade/judgement.ts";
import { makeChange } from "../trade/make-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import { sideOf, type Side, type Trade } from "../trade/trade.ts";

/**
 * What became of the code of a gift card:
 *
 * - `none`: it was not shared yet.
 * - `shared`: the seller may see it, and has not.
 * - `revealed`: the seller saw it; the timeline says when.
 * - `returned`: the crypto went back before the seller saw it: the buyer has the card again.
 * - `burnt`: the crypto went back after the seller saw it: nobody should rely on the card.
 */
export const cardCodeStates = ["none", "shared", "revealed", "returned", "burnt"] as const;
export type CardCodeState = (typeof cardCodeStates)[number];

/** The parts of a trade that decide it. */
export interface CardTrade extends Pick<Trade, "escrow"> {
  readonly memory: Pick<Trade["memory"], "codeShared" | "codeRevealed">;
}

/** What became of the code, by the trade's escrow and whether the seller saw it. */
export function cardCodeState({ escrow, memory }: CardTrade): CardCodeState {
  if (!memory.codeShared) return "none";
  const wasSeen = memory.codeRevealed === true;
  if (escrow === "returned") return wasSeen ? "burnt" : "returned";
  return wasSeen ? "revealed" : "shared";
}

/** Who may read the code now: the seller, or the buyer once it is theirs again. */
export function cardCodeReader(trade: Trade): Side | undefined {
  const state = cardCodeState(trade);
  if (state === "returned") return "buyer";
  return state === "shared" || state === "revealed" ? "seller" : undefined;
}

/** A side reads the code. The seller's first reading is on the timeline for good. */
export function revealCode(trade: Trade, actorId: string, context: TradeContext): Judgement {
  const side = sideOf(trade, actorId);
  if (!side) return refuse({ code: "not_your_act" });
  const forbidden = accountRefusal(context, side, { act: "reveal-code" });
  if (forbidden) return refuse(forbidden);
  const reader = cardCodeReader(trade);
  if (!reader) return refuse({ code: "wrong_status", status: trade.status });
  if (reader !== side) return refuse({ code: "not_your_act" });
  if (side === "buyer" || trade.memory.codeRevealed) return alreadySo(trade);
  const action = { act: "reveal-code", by: side, actorId };
  return accept(makeChange(trade, action, { memory: { codeRevealed: true } }, context));
}
