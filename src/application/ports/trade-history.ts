import type { TraderId } from "../../domain/id/id.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { MultisigState } from "../../domain/multisig-escrow/trade-escrow.ts";
import type { HistoryState } from "../../domain/trade-view/history-filter.ts";
import type { Instant, Side } from "../../domain/trade/trade.ts";
import type { TradeListItem } from "./trade-store.ts";

/** Which of a trader's trades. What is undefined does not matter. */
export interface HistoryWish {
  readonly traderId: TraderId;
  /** Trades in any of these states match. */
  readonly states: readonly HistoryState[];
  readonly asset: AssetCode | undefined;
  /** Which side the trader was on. */
  readonly side: Side | undefined;
  /** A slug. */
  readonly paymentMethod: string | undefined;
  /** Started then or later. */
  readonly from: Instant | undefined;
  /** Started earlier. */
  readonly before: Instant | undefined;
}

/** And which part of them. */
export interface HistorySearch extends HistoryWish {
  /** How many of the newest to skip. */
  readonly offset: number;
  readonly limit: number;
}

/** A trade of the list. */
export interface PastTradeItem extends TradeListItem {
  /** How far its multisig escrow is; undefined without one. */
  readonly escrowState: MultisigState | undefined;
}

/** Some of the matching trades, newest first, and how many there are in all. */
export interface HistoryPart {
  readonly trades: readonly PastTradeItem[];
  readonly total: number;
}

/** A trader's past trades. */
export interface TradeHistory {
  search(search: HistorySearch): Promise<HistoryPart>;
}
