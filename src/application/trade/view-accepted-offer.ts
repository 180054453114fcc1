import type { TradeId } from "../../domain/id/id.ts";
import type { Actor } from "../actor/actor.ts";
import type { TradeRecord } from "../ports/trade-store.ts";
import type { ViewTrade } from "./view-trade.ts";

/**
 * Reads the offer of a trade as accepted, for the trade's parties. No later edit affects it;
 * nothing from before the start is kept (answers 98).
 */
export class ViewAcceptedOffer {
  readonly #viewTrade: ViewTrade;

  constructor(viewTrade: ViewTrade) {
    this.#viewTrade = viewTrade;
  }

  /** `second`: since the epoch; defaults to the trade's start. */
  async execute(
    actor: Actor,
    tradeId: TradeId,
    second: number | undefined,
  ): Promise<TradeRecord | undefined> {
    const record = await this.#viewTrade.execute(actor, tradeId);
    if (!record || second === undefined) return record;
    return second < Math.floor(record.trade.startedAt / 1_000) ? undefined : record;
  }
}
