import type { TradeId } from "../../domain/id/id.ts";
import { withPauses } from "../../domain/trade-decision/paused-clocks.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { TradeRecord, TradeViews } from "../ports/trade-store.ts";
import type { ReadMarks } from "../ports/read-marks.ts";
import { contextOf } from "./context-of.ts";
import { noteDetailsRead } from "./note-details-read.ts";
import type { TradeDesk } from "./trade-desk.ts";

/**
 * Reads a trade for one of its parties; for anyone else it does not exist. The effects of the read
 * itself come first: expired clocks, and that the buyer has seen the trade and where to pay.
 */
export class ViewTrade {
  readonly #views: TradeViews;
  readonly #desk: TradeDesk;

  readonly #marks: ReadMarks;

  constructor(views: TradeViews, desk: TradeDesk, marks: ReadMarks) {
    this.#views = views;
    this.#desk = desk;
    this.#marks = marks;
  }

  async execute(actor: Actor, tradeId: TradeId): Promise<TradeRecord | undefined> {
    const record = await this.#record(actor, tradeId);
    if (!record) return undefined;
    const trade = withPauses(record.trade, contextOf(record));
    return noteDetailsRead(this.#marks, { ...record, trade }, actor.traderId);
  }

  async #record(actor: Actor, tradeId: TradeId): Promise<TradeRecord | undefined> {
    const record = await this.#views.record(tradeId);
    if (!record || !sideOf(record.trade, actor.traderId)) return undefined;
    if (!this.#desk.isToBeNoted(record, actor.traderId)) return record;
    await this.#desk.noteRead(tradeId, actor.traderId);
    return this.#views.record(tradeId);
  }
}
