import { isApart } from "./median.ts";
import type { Median } from "./median.ts";
import type { MarketPolicy } from "./market-policy.ts";
import type { Reading } from "./reading.ts";

/**
 * What an exchange says of a market: the last trade, what the best buyer pays, what the best seller asks, and
 * the average of a day by volume.
 */
export const pricePoints = ["last", "bid", "ask", "average"] as const;
export type PricePoint = (typeof pricePoints)[number];

/** One price of a coin at a named exchange. */
export interface ExchangeRate {
  readonly source: string;
  readonly point: PricePoint;
  /** At 10^-8 of the currency's unit. */
  readonly scaled: bigint;
  /** Its time, in milliseconds since the epoch. */
  readonly at: number;
}

/**
 * The prices of one reading that count: it is fresh enough to be shown, and each of them is as near the
 * median as sources of the median have to be. So an exchange that went wrong, or is being moved,
 * prices no offer.
 */
export function exchangeRatesOf(
  reading: Reading,
  median: Median | undefined,
  now: number,
  { showSeconds, outlierBasisPoints }: MarketPolicy,
): readonly ExchangeRate[] {
  const { source, at, points = {} } = reading;
  if (!median || now - at > showSeconds * 1000) return [];
  const values = { ...points, last: reading.scaled };
  return pricePoints.flatMap((point) => {
    const scaled = values[point];
    const isSound =
      scaled !== undefined && scaled > 0n && !isApart(scaled, median.scaled, outlierBasisPoints);
    return isSound ? [{ source, point, scaled, at }] : [];
  });
}
