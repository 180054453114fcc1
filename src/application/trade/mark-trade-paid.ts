import type { TradeId } from "../../domain/id/id.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { Decide, DeskResult, TradeDesk } from "./trade-desk.ts";

/** The buyer marks the trade as paid (T15). Repeating it changes nothing. */
export class MarkTradePaid {
  readonly #desk: TradeDesk;

  constructor(desk: TradeDesk) {
    this.#desk = desk;
  }

  execute(actor: Actor, tradeId: TradeId, key?: CommandKey): Promise<DeskResult> {
    const actorId = actor.traderId;
    const command = { act: "paid", actorId } as const;
    const decide: Decide = (trade, context) => decideTrade(trade, command, context);
    return this.#desk.act({ tradeId, actorId, key, decide });
  }
}
