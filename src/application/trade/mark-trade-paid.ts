import type { Actor } from "../account/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { DeskResult, TradeDesk } from "./trade-desk.ts";

/** The buyer says that he has paid (T15). Said again, it changes nothing. */
export class MarkTradePaid {
  readonly #desk: TradeDesk;

  constructor(desk: TradeDesk) {
    this.#desk = desk;
  }

  execute(actor: Actor, tradeId: string, key?: CommandKey): Promise<DeskResult> {
    const actorId = actor.traderId;
    return this.#desk.act({ tradeId, actorId, key, command: () => ({ act: "paid", actorId }) });
  }
}
