import type { Money } from "../../domain/money/money.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** What a trader has of one asset. */
export interface Balance {
  /** Can be used now. */
  readonly available: Money;
  /** Lies in escrow of trades in which he sells. */
  readonly held: Money;
}

/** What wallets show. */
export interface WalletStore {
  /** Every asset, also those that the trader never had. */
  balances(traderId: string): Promise<readonly Balance[]>;
  /** The database's time. */
  now(): Promise<Instant>;
}
