import type { TradeId } from "../../domain/id/id.ts";
import { fundAtOnce } from "../../domain/trade-decision/fund-at-once.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { Decide, DeskResult, TradeDesk } from "./trade-desk.ts";

/**
 * The seller funds the escrow of a trade that started without (T3): it is held at once, or the
 * balance does not cover it and the funding window goes on. The timeline shows which.
 */
export class FundTrade {
  readonly #desk: TradeDesk;

  constructor(desk: TradeDesk) {
    this.#desk = desk;
  }

  execute(actor: Actor, tradeId: TradeId, key?: CommandKey): Promise<DeskResult> {
    const actorId = actor.traderId;
    const decide: Decide = (trade, context) => fundAtOnce(trade, actorId, context);
    return this.#desk.act({ tradeId, actorId, key, decide });
  }
}
