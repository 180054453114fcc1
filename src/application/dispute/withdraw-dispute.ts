import type { TradeId } from "../../domain/id/id.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { DeskResult, TradeDesk } from "../trade/trade-desk.ts";

/** The opener of a dispute withdraws it (T30): once, before the case worker's first act. */
export class WithdrawDispute {
  readonly #desk: TradeDesk;

  constructor(desk: TradeDesk) {
    this.#desk = desk;
  }

  execute(actor: Actor, tradeId: TradeId, key?: CommandKey): Promise<DeskResult> {
    const actorId = actor.traderId;
    return this.#desk.act({
      tradeId,
      actorId,
      key,
      decide: (trade, context) => decideTrade(trade, { act: "withdraw-dispute", actorId }, context),
    });
  }
}
