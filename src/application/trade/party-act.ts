import { declineProposal } from "../../domain/agreement/decline-proposal.ts";
import type { CaseTextRefusal } from "../../domain/dispute/case-text.ts";
import { parsePayerName } from "../../domain/dispute/payer-name.ts";
import type { TradeId, TraderId } from "../../domain/id/id.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import { fundAtOnce } from "../../domain/trade-decision/fund-at-once.ts";
import { accept } from "../../domain/result/result.ts";
import { isAlreadySo } from "../../domain/trade/judgement.ts";
import type { TradeCommand } from "../../domain/trade/trade-command.ts";
import type { TradeStatus } from "../../domain/trade/trade-status.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import { sideOf, type Trade } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { Decide, DeskResult, TradeDesk } from "./trade-desk.ts";

/**
 * An act of a party that needs no proof of identity:
 *
 * - `paid`: the buyer marks the trade as paid (T15). Repeating it changes nothing.
 * - `withdraw-paid`: the buyer withdraws "paid" (T22); that they said it stays on the timeline.
 * - `fund`: the seller funds the escrow of a trade that started without (T3): it is held at once, or
 *   the balance does not cover it and the funding window goes on. The timeline shows which.
 * - `fallback`: either of them continues by the default flow (T13): once.
 * - `accept-card`, `decline-card`: the seller says whether the gift card is the one they agreed on (T11,
 *   T12).
 * - `extend`: the seller gives the buyer the offer's payment window once more (T21a).
 * - `cancel`: ends the trade without success: cancels it before payment (T6, T7, T16, T17), or gives
 *   the crypto back as a buyer who marked it as paid (T24, T42). The status shown on the page decides
 *   which is meant: a cancel that crosses one's own "paid" never gives crypto away.
 * - `decline`: declines the other's proposal, or withdraws their own.
 * - `withdraw-dispute`: its opener withdraws it (T30): once, before the case worker's first act.
 * - `accept-verdict`: a party that was not awarded everything accepts (T37), to avoid waiting.
 */
export type PlainAct =
  | { readonly act: "paid" | "withdraw-paid" | "extend" | "withdraw-dispute" | "accept-verdict" }
  | { readonly act: "fallback" | "accept-card" | "decline-card" }
  | { readonly act: "fund" }
  | { readonly act: "cancel"; readonly statusSeen?: TradeStatus | undefined }
  | { readonly act: "decline"; readonly proposalId: string };

/** The acts that the trade table decides as they are. */
type OfTable = Exclude<PlainAct, { readonly act: "fund" | "decline" }>;

/** Carries out one act of a party on their trade. */
export class PartyAct {
  readonly #desk: TradeDesk;

  constructor(desk: TradeDesk) {
    this.#desk = desk;
  }

  /** `helperId`: who acts for the party; the timeline names them. */
  execute(
    actor: Actor,
    tradeId: TradeId,
    asked: PlainAct,
    key?: CommandKey,
    helperId?: TraderId,
  ): Promise<DeskResult> {
    const actorId = actor.traderId;
    const decide = namingHelper(decisionOf(asked, actorId), helperId);
    return this.#desk.act({ tradeId, actorId, key, decide });
  }

  /** `paid`, with the name on the account that the buyer paid from. */
  markPaid(
    actor: Actor,
    tradeId: TradeId,
    payerName: string,
    key?: CommandKey,
  ): Promise<DeskResult<TradeRefusal | CaseTextRefusal>> {
    const actorId = actor.traderId;
    const name = parsePayerName(payerName);
    const decide = decisionOf({ act: "paid" }, actorId);
    const written = { kind: "payer_name", authorKind: "buyer", authorId: actorId } as const;
    return this.#desk.carryOut<TradeRefusal | CaseTextRefusal>({
      tradeId,
      actorId,
      key,
      maySee: ({ trade }) => sideOf(trade, actorId) !== undefined,
      decide: ({ trade }, context) => (name.ok ? decide(trade, context) : name),
      alsoWrites: () => ({ texts: name.ok ? [{ ...written, text: name.value }] : [] }),
    });
  }
}

/** The same, with who acted for the party among the facts of the events. */
function namingHelper(decide: Decide, helper: TraderId | undefined): Decide {
  if (helper === undefined) return decide;
  return (trade, context) => {
    const judged = decide(trade, context);
    if (!judged.ok || isAlreadySo(judged.value)) return judged;
    const { events, ...change } = judged.value;
    const named = events.map((event) => ({ ...event, facts: { ...event.facts, helper } }));
    return accept({ ...change, events: named });
  };
}

function decisionOf(asked: PlainAct, actorId: string): Decide {
  return (trade, context) => {
    switch (asked.act) {
      case "fund":
        return fundAtOnce(trade, actorId, context);
      case "decline":
        return declineProposal(trade, actorId, asked.proposalId, context);
      default:
        return decideTrade(trade, commandOf(asked, trade, actorId), context);
    }
  };
}

function commandOf(asked: OfTable, { windowSeconds }: Trade, actorId: string): TradeCommand {
  switch (asked.act) {
    case "paid":
    case "withdraw-paid":
      return { act: asked.act, actorId };
    case "withdraw-dispute":
      return { act: asked.act, actorId };
    case "fallback":
      return { act: asked.act, actorId };
    case "accept-card":
    case "decline-card":
      return { act: asked.act, actorId };
    case "accept-verdict":
      return { act: asked.act, actorId };
    case "extend":
      return { act: asked.act, actorId, seconds: windowSeconds };
    case "cancel":
      return cancelOf(asked.statusSeen, actorId);
  }
}

/** After the buyer's "paid", ending the trade is another act, with another question. */
const statusesAfterPaid: ReadonlySet<TradeStatus> = new Set([
  "paid",
  "dispute_open",
  "dispute_won_buyer",
  "dispute_awarded",
]);

/** What a buyer means who cancels, by the status that they saw. */
export function cancelOf(statusSeen: TradeStatus | undefined, actorId: string): TradeCommand {
  const isGivingBack = statusSeen !== undefined && statusesAfterPaid.has(statusSeen);
  return isGivingBack ? { act: "give-back", actorId, confirmed: true } : { act: "cancel", actorId };
}
