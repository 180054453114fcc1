import type { TradeId } from "../../domain/id/id.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { TradeCommand } from "../../domain/trade/trade-command.ts";
import type { TradeStatus } from "../../domain/trade/trade-status.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { Decide, DeskResult, TradeDesk } from "./trade-desk.ts";

/** After the buyer's "paid", ending the trade is another act, with another question. */
const statusesAfterPaid: ReadonlySet<TradeStatus> = new Set([
  "paid",
  "dispute_open",
  "dispute_won_buyer",
]);

/**
 * A party ends the trade without success: cancels it before payment (T6, T7, T16, T17), or gives
 * the crypto back as a buyer who marked it as paid (T24, T42). The status shown on the page decides
 * which is meant: a cancel that crosses one's own "paid" never gives crypto away.
 */
export class CancelTrade {
  readonly #desk: TradeDesk;

  constructor(desk: TradeDesk) {
    this.#desk = desk;
  }

  execute(
    actor: Actor,
    tradeId: TradeId,
    statusSeen: TradeStatus | undefined,
    key?: CommandKey,
  ): Promise<DeskResult> {
    const actorId = actor.traderId;
    const isGivingBack = statusSeen !== undefined && statusesAfterPaid.has(statusSeen);
    const command: TradeCommand = isGivingBack
      ? { act: "give-back", actorId, confirmed: true }
      : { act: "cancel", actorId };
    const decide: Decide = (trade, context) => decideTrade(trade, command, context);
    return this.#desk.act({ tradeId, actorId, key, decide });
  }
}
