import type { TraderId } from "../../domain/id/id.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { HistoryState } from "../../domain/trade-view/history-filter.ts";
import type { TradeListItem } from "./trade-store.ts";

/** Which of a trader's trades, and which part of them. */
export interface HistorySearch {
  readonly traderId: TraderId;
  /** Trades in any of these states match. */
  readonly states: readonly HistoryState[];
  /** Undefined means every asset. */
  readonly asset: AssetCode | undefined;
  /** How many of the newest to skip. */
  readonly offset: number;
  readonly limit: number;
}

/** Some of the matching trades, newest first, and how many there are in all. */
export interface HistoryPart {
  readonly trades: readonly TradeListItem[];
  readonly total: number;
}

/** A trader's past trades. */
export interface TradeHistory {
  search(search: HistorySearch): Promise<HistoryPart>;
}
