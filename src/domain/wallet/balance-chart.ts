import type { PastRate } from "../market/rate-history.ts";
import type { AssetCode } from "../money/asset.ts";
import type { FiatCode } from "../money/fiat.ts";
import { money } from "../money/money.ts";
import { fiatFor } from "../money/price.ts";

/** How far back a chart of balances goes. */
export const balanceRanges = ["month", "year"] as const;
export type BalanceRange = (typeof balanceRanges)[number];

const daySeconds = 86_400;

/** How many steps back, and the seconds of each. */
const spanOf: {
  readonly [Range in BalanceRange]: { readonly steps: number; readonly stepSeconds: number };
} = {
  month: { steps: 30, stepSeconds: daySeconds },
  year: { steps: 52, stepSeconds: 7 * daySeconds },
};

/** The moments of a chart, oldest first; the last is now. In milliseconds since the epoch. */
export function chartMoments(now: number, range: BalanceRange): readonly number[] {
  const { steps, stepSeconds } = spanOf[range];
  return Array.from({ length: steps + 1 }, (_, step) => now - (steps - step) * stepSeconds * 1_000);
}

/** The time between two of them, in seconds. */
export function stepSecondsOf(range: BalanceRange): number {
  return spanOf[range].stepSeconds;
}

/** One coin's balance now, and by how much it changed between each moment and the next. */
export interface CoinPast {
  readonly asset: AssetCode;
  readonly units: bigint;
  readonly changes: ReadonlyMap<number, bigint>;
  /** What the coin cost, in the order of time. */
  readonly rates: readonly PastRate[];
}

/** What somebody's coins were worth at a moment. */
interface ChartedValue {
  readonly at: number;
  /** In the currency's smallest unit. */
  readonly minor: bigint;
}

/** What was held at each moment, counted back from what is held now. */
export function unitsAt(
  moments: readonly number[],
  { units, changes }: Pick<CoinPast, "units" | "changes">,
): readonly bigint[] {
  let left = units;
  return moments
    .map((_, step) => step)
    .toReversed()
    .map((step) => {
      left -= changes.get(step) ?? 0n;
      return left;
    })
    .toReversed();
}

/** The value at each moment. One at which something was held whose price is not known is left out. */
export function balanceChart(
  moments: readonly number[],
  coins: readonly CoinPast[],
  currency: FiatCode,
): readonly ChartedValue[] {
  const held = coins.map((coin) => ({ ...coin, units: unitsAt(moments, coin) }));
  return moments.flatMap((at, step) => {
    let minor = 0n;
    for (const { asset, units, rates } of held) {
      const has = units[step] ?? 0n;
      if (has === 0n) continue;
      const scaled = rateAt(rates, at);
      if (scaled === undefined) return [];
      minor += fiatFor(money(asset, has), { asset, currency, scaled }).minor;
    }
    return [{ at, minor }];
  });
}

/** The last rate until then; before all of them, there is none. */
function rateAt(rates: readonly PastRate[], moment: number): bigint | undefined {
  return rates.findLast(({ at }) => at <= moment)?.scaled;
}
