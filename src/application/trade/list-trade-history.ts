import type { AssetCode } from "../../domain/money/asset.ts";
import { historyStates, type HistoryFilter } from "../../domain/trade-view/history-filter.ts";
import type { Actor } from "../actor/actor.ts";
import type { TradeHistory } from "../ports/trade-history.ts";
import type { TradeListItem } from "../ports/trade-store.ts";

/** The requested part of the history. */
interface HistoryAsked {
  readonly filter: HistoryFilter;
  /** Undefined means every asset. */
  readonly asset: AssetCode | undefined;
  /** Starts at 1. */
  readonly page: number;
}

/** A numbered page; there is always a first one. */
export interface HistoryPage {
  readonly trades: readonly TradeListItem[];
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

  constructor(history: TradeHistory) {
    this.#history = history;
  }

  async execute({ traderId }: Actor, asked: HistoryAsked): Promise<HistoryPage> {
    const { filter, asset, page } = asked;
    const { trades, total } = await this.#history.search({
      traderId,
      states: historyStates(filter),
      asset,
      offset: (page - 1) * perPage,
      limit: perPage,
    });
    const lastPage = Math.max(1, Math.ceil(total / perPage));
    return { trades, total, currentPage: page, perPage, lastPage };
  }
}
