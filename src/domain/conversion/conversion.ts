import type { TraderId } from "../id/id.ts";
import type { RealAsset } from "../money/asset.ts";
import type { Money } from "../money/money.ts";

/** Coins of a trader that become another coin, at a price of the platform. */
export interface Conversion {
  readonly id: string;
  readonly traderId: TraderId;
  /** What leaves their balance. */
  readonly from: Money<RealAsset>;
  /** What arrives in it. */
  readonly to: Money<RealAsset>;
  /** What the platform keeps of the market's value, in the coin of `to`. */
  readonly spread: Money<RealAsset>;
}

/** A conversion that the platform offers to somebody, for a while. */
export interface ConversionQuote extends Conversion {
  /** What `from` is worth, in US cents. */
  readonly usdCents: bigint;
  /** In milliseconds since the epoch: from then on it is no longer offered. */
  readonly expiresAt: number;
}
