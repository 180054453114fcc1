import { roundHalfAwayFromZero } from "../money/rounding.ts";

/** What something cost at a moment. */
export interface PastRate {
  /** In milliseconds since the epoch. */
  readonly at: number;
  /** At 10^-8 of the currency's unit, above zero. */
  readonly scaled: bigint;
}

const oneScaled = 10n ** 8n;

/**
 * A coin's past in a currency without a market: its past in US dollars, each at the dollar's last
 * rate until then. Before the first of those that first one counts. Both are in the order of time.
 */
export function crossedHistory(
  inDollars: readonly PastRate[],
  ofDollar: readonly PastRate[],
): readonly PastRate[] {
  const crossed: PastRate[] = [];
  let index = 0;
  for (const { at, scaled } of inDollars) {
    while ((ofDollar[index + 1]?.at ?? Number.POSITIVE_INFINITY) <= at) index += 1;
    const dollar = ofDollar[index];
    if (!dollar) break;
    crossed.push({ at, scaled: roundHalfAwayFromZero(scaled * dollar.scaled, oneScaled) });
  }
  return crossed;
}
