import type { KeptRate } from "../../application/ports/rate-history.ts";
import type { Ticker } from "../../application/ports/rate-source.ts";
import { keptEverySeconds, spanOf, thinning } from "../../domain/market/chart-range.ts";
import { readRate } from "../../domain/market/reading.ts";
import { DemoRates } from "./demo-rates.ts";

const dayMs = 86_400_000;

/** The slow waves of a made-up year: how many days one lasts, and its share of the price. */
const drift: readonly (readonly [days: number, share: number])[] = [
  [400, 0.21],
  [93, 0.07],
  [31, 0.035],
  [11, 0.02],
];

/**
 * A past for the demo market, as sparse as it would be by now. It ends at the market's own prices.
 * `now`: milliseconds since the epoch.
 */
export function demoPast(now: number): readonly KeptRate[] {
  const moments = momentsBefore(now);
  const coins = moments.flatMap((at) =>
    ratesOf(new DemoRates(() => at).coins(), at).map(moved(now)),
  );
  // The demo's fiat does not move.
  const [oldest = now] = moments;
  return [...ratesOf(new DemoRates(() => oldest).fiat(), oldest), ...coins];
}

/** From old to new, each age with the step that thinning leaves of it. */
function momentsBefore(now: number): readonly number[] {
  const moments: number[] = [];
  let at = now - spanOf.year.backSeconds * 1_000;
  while (at < now) {
    moments.push(at);
    const age = now - at;
    const step = thinning.findLast(({ ageSeconds }) => age > ageSeconds * 1_000)?.stepSeconds;
    const stepMs = (step ?? keptEverySeconds) * 1_000;
    at = Math.floor(at / stepMs) * stepMs + stepMs;
  }
  return moments;
}

function ratesOf(tickers: readonly Ticker[], at: number): readonly KeptRate[] {
  return tickers.flatMap(({ base, currency, rate }) => {
    const scaled = readRate(rate);
    return scaled === undefined ? [] : [{ base, currency, at, scaled }];
  });
}

function moved(now: number): (rate: KeptRate) => KeptRate {
  return (rate) => {
    // A coin that stands for a dollar stays what it is.
    if (rate.base === "USDT") return rate;
    const days = (now - rate.at) / dayMs;
    const share = drift.reduce(
      (sum, [period, part]) => sum - part * Math.sin((2 * Math.PI * days) / period),
      1,
    );
    return { ...rate, scaled: (rate.scaled * BigInt(Math.round(share * 1_000_000))) / 1_000_000n };
  };
}
