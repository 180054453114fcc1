import {
  daysAfter,
  isCalendarDay,
  startOfDay,
  type CalendarDay,
} from "../../domain/account/calendar-day.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import { historyStates, type HistoryFilter } from "../../domain/trade-view/history-filter.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Side } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { SettingsStore } from "../ports/settings-store.ts";
import type { PastTradeItem, TradeHistory } from "../ports/trade-history.ts";

/** The requested part of the history. */
interface HistoryAsked {
  readonly filter: HistoryFilter;
  /** Undefined means every asset. */
  readonly asset: AssetCode | undefined;
  /** Undefined means both. */
  readonly side: Side | undefined;
  /** A slug; undefined means every method. */
  readonly paymentMethod: string | undefined;
  /** The first and the last day; undefined means without end. */
  readonly startDate: CalendarDay | undefined;
  readonly endDate: CalendarDay | undefined;
  /** Whose days they are; undefined means that of the settings, or UTC. */
  readonly timeZone: string | undefined;
  /** Starts at 1. */
  readonly page: number;
}

/** A numbered page; there is always a first one. */
export interface HistoryPage {
  readonly trades: readonly PastTradeItem[];
  readonly total: number;
  readonly currentPage: number;
  readonly perPage: number;
  readonly lastPage: number;
}

/** Trades per page (answers 29). */
const perPage = 10;

/** Lists a trader's past trades, newest first. */
export class ListTradeHistory {
  readonly #history: TradeHistory;
  readonly #settings: Pick<SettingsStore, "settingsOf">;

  constructor(history: TradeHistory, settings: Pick<SettingsStore, "settingsOf">) {
    this.#history = history;
    this.#settings = settings;
  }

  /** `history_dates`: there are no such days, or they are in the wrong order. */
  async execute(
    { traderId }: Actor,
    asked: HistoryAsked,
  ): Promise<Result<HistoryPage, { readonly code: "history_dates" }>> {
    const { filter, asset, side, paymentMethod, page, startDate, endDate } = asked;
    const days = [startDate, endDate].filter((day) => day !== undefined);
    const [first, last = first] = days;
    const isOrdered = first === undefined || last === undefined || first <= last;
    if (!days.every(isCalendarDay) || !isOrdered) return refuse({ code: "history_dates" });
    const zone = days.length === 0 ? "UTC" : await this.#zoneOf(traderId, asked.timeZone);
    const { trades, total } = await this.#history.search({
      traderId,
      states: historyStates(filter),
      asset,
      side,
      paymentMethod,
      from: startDate === undefined ? undefined : startOfDay(startDate, zone),
      before: endDate === undefined ? undefined : startOfDay(daysAfter(endDate, 1), zone),
      offset: (page - 1) * perPage,
      limit: perPage,
    });
    const lastPage = Math.max(1, Math.ceil(total / perPage));
    return accept({ trades, total, currentPage: page, perPage, lastPage });
  }

  async #zoneOf(traderId: TraderId, asked: string | undefined): Promise<string> {
    return asked ?? (await this.#settings.settingsOf(traderId))?.timeZone ?? "UTC";
  }
}
