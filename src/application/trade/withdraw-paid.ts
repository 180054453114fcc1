import type { TradeId } from "../../domain/id/id.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { Decide, DeskResult, TradeDesk } from "./trade-desk.ts";

/** The buyer withdraws "paid" (T22); that they said it stays on the timeline. */
export class WithdrawPaid {
  readonly #desk: TradeDesk;

  constructor(desk: TradeDesk) {
    this.#desk = desk;
  }

  execute(actor: Actor, tradeId: TradeId, key?: CommandKey): Promise<DeskResult> {
    const actorId = actor.traderId;
    const decide: Decide = (trade, context) =>
      decideTrade(trade, { act: "withdraw-paid", actorId }, context);
    return this.#desk.act({ tradeId, actorId, key, decide });
  }
}
