import type { AssetCode } from "../money/asset.ts";
import { shareOf, type Money } from "../money/money.ts";
import { roundDown } from "../money/rounding.ts";

/** The rate and discount of the trade's start; re-quote and amend recompute with the same. */
export interface FeeRate {
  /** Of the amount, in basis points. */
  readonly basisPoints: number;
  /** Off the fee, 0 … 100. */
  readonly discountPercent: number;
}

/** floor(amount × rate × (100 − discount) ÷ 1,000,000) in granules: one division (decisions, Money). */
export function feeOf<Code extends AssetCode>(amount: Money<Code>, rate: FeeRate): Money<Code> {
  const numerator = BigInt(rate.basisPoints) * BigInt(100 - rate.discountPercent);
  return shareOf(amount, { numerator, denominator: 1_000_000n }, roundDown);
}
