import type { TradeId, TraderId } from "../../domain/id/id.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { Money } from "../../domain/money/money.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { CoinPast } from "../../domain/wallet/balance-chart.ts";
import type { HistoryTrade } from "../../domain/wallet/history-kind.ts";

/** A trader's balance of one asset. */
export interface Balance {
  /** Available now. */
  readonly available: Money;
  /** Seen on its chain, and not credited yet. */
  readonly incoming: Money;
  /** In escrow of trades in which they are the seller, for sends that are not settled, and by orders on the books. */
  readonly held: Money;
  /** What of it each trade holds, newest first. */
  readonly holds: readonly { readonly tradeId: TradeId; readonly amount: Money }[];
  /** What of it each send to an address or invoice holds, its fee included, newest first. */
  readonly sendHolds: readonly SendHold[];
  /** What of it orders on the books hold. */
  readonly spotHeld: Money;
  /** What of it orders with providers hold. */
  readonly orderHeld: Money;
}

interface SendHold {
  readonly sendId: string;
  /** The address, or the Lightning invoice. */
  readonly address: string;
  readonly amount: Money;
}

/** A change of a trader's available balance of an asset. */
export interface BalanceChange {
  /** The number of the entry in the books. */
  readonly entryId: string;
  readonly ref: string;
  readonly at: Instant;
  /** Below zero for an outgoing amount. */
  readonly amount: Money;
  /** The available balance afterwards. */
  readonly balanceAfter: Money;
  /** The trade that it belongs to, if any. */
  readonly trade: ({ readonly id: string } & HistoryTrade) | undefined;
}

/** A part of the history, newest first; without an asset, of all. */
export interface HistoryWish {
  readonly asset: AssetCode | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** What wallets show. */
export interface WalletStore {
  /** Every asset of their kind of account, including those that the trader never had. */
  balances(traderId: TraderId): Promise<readonly Balance[]>;
  /**
   * Every change of the trader's available balance, from the books themselves; `total` counts all.
   */
  history(
    traderId: TraderId,
    wish: HistoryWish,
  ): Promise<{ readonly changes: readonly BalanceChange[]; readonly total: number }>;
  /** The database's time. */
  now(): Promise<Instant>;
}

/** How balances changed over time, from the books. */
export interface BalanceSteps {
  /**
   * Each coin of theirs: what is available now, and by how much that changed in each step since a moment, by its number
   * from 0.
   */
  changesByStep(
    traderId: TraderId,
    since: Instant,
    stepSeconds: number,
  ): Promise<readonly Omit<CoinPast, "rates">[]>;
}
