import type { ChainCode } from "../../domain/chain/chain.ts";
import type { Deposit } from "../../domain/deposit/deposit.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** A deposit as its owner sees it. */
export interface ShownDeposit extends Deposit {
  readonly seenAt: Instant;
  /** The newest block of its chain that was read. */
  readonly tipHeight: number;
}

/** The addresses that traders were given, and what was paid to them. */
export interface DepositViews {
  /** The newest address of a trader for a coin, and whether it was ever paid to. */
  newestAddress(
    traderId: TraderId,
    asset: AssetCode,
  ): Promise<{ readonly address: string; readonly isUsed: boolean } | undefined>;
  /** A number of an address that nobody was given, and nobody else will be. */
  takeNumber(chain: ChainCode): Promise<number>;
  /** Notes whose address it is. */
  addAddress(given: {
    readonly address: string;
    readonly chain: ChainCode;
    readonly number: number;
    readonly traderId: TraderId;
    readonly asset: AssetCode;
  }): Promise<void>;
  /** Newest first. */
  listOf(traderId: TraderId, most: number): Promise<readonly ShownDeposit[]>;
}
