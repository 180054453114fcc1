import type { TraderId } from "../id/id.ts";
import { decideTrade } from "../trade-decision/decide-trade.ts";
import { isAlreadySo } from "../trade/judgement.ts";
import type { TradeCommand } from "../trade/trade-command.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import { sideOf, type Trade } from "../trade/trade.ts";

/** The acts of a party that need no input; a dispute and an appeal also need words. */
export type PlainAct =
  | "fund"
  | "paid"
  | "release"
  | "cancel"
  | "give-back"
  | "dispute"
  | "withdraw-dispute"
  | "appeal"
  | "accept-verdict";

/** What a party may do now: exactly what the rules would accept from them. */
export function allowedActs(
  trade: Trade,
  traderId: TraderId,
  context: TradeContext,
): readonly PlainAct[] {
  if (!sideOf(trade, traderId)) return [];
  const proof = { provenAt: context.now, kind: "factor" } as const;
  const commands: readonly (TradeCommand & { readonly act: PlainAct })[] = [
    { act: "fund", actorId: traderId },
    { act: "paid", actorId: traderId },
    { act: "release", actorId: traderId, proof, signed: true },
    { act: "cancel", actorId: traderId },
    { act: "give-back", actorId: traderId, confirmed: true },
    { act: "dispute", actorId: traderId, reason: "other" },
    { act: "withdraw-dispute", actorId: traderId },
    { act: "appeal", actorId: traderId },
    { act: "accept-verdict", actorId: traderId },
  ];
  return commands
    .filter((command) => {
      const decision = decideTrade(trade, command, context);
      return decision.ok && !isAlreadySo(decision.value);
    })
    .map(({ act }) => act);
}
