import type { RateSource, Ticker } from "../../application/ports/rate-source.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { dollarRates } from "./dollar-rates.ts";

const minute = 60_000;
const minutesADay = 1_440;

/** One wave in a day's prices: how many periods, by what share, and the starting phase. */
type Wave = readonly [timesADay: number, share: number, phase: number];

/**
 * From slow and large to quick and small, as markets move. Whole periods per day, so that days
 * join.
 */
const market: readonly Wave[] = [
  [1, 0.0062, 0.4],
  [2, 0.0041, 2.1],
  [3, 0.0035, 5.2],
  [5, 0.0024, 1.3],
  [11, 0.0013, 3.9],
  [23, 0.0008, 0.8],
  [53, 0.0005, 4.4],
  [127, 0.0003, 2.7],
  [311, 0.0002, 5.9],
];
const ether: readonly Wave[] = [
  [2, 0.0038, 5.5],
  [7, 0.0019, 0.9],
  [31, 0.0009, 3.1],
  [211, 0.0003, 1.8],
];
const tether: readonly Wave[] = [
  [4, 0.0002, 1.1],
  [89, 0.0001, 4.9],
];

/** The base price of a day, in US dollars, and the waves that move it. */
const series: { readonly [Code in RealAsset]: readonly [middle: number, waves: readonly Wave[]] } =
  {
    BTC: [70_650, market],
    ETH: [2_540, [...market, ...ether]],
    USDT: [0.9998, tether],
  };

/**
 * A market for demos: the same day again and again, minute by minute, with fiat at fixed rates. Not
 * a real price of anything; its name says so.
 */
export class DemoRates implements RateSource {
  readonly name = "demo";
  readonly #clock: () => number;

  /** The clock returns milliseconds since the epoch. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  read(): Promise<readonly Ticker[]> {
    return Promise.resolve([...this.coins(), ...this.fiat()]);
  }

  /** Those that move. */
  coins(): readonly Ticker[] {
    const at = this.#minute();
    const minuteOfDay = (at / minute) % minutesADay;
    return (Object.keys(series) as RealAsset[]).map((base) => {
      const rate = dollarsAt(base, minuteOfDay);
      const beside = (share: number) => (Number(rate) * share).toFixed(4);
      const points = {
        bid: beside(0.9997),
        ask: beside(1.0003),
        average: series[base][0].toFixed(4),
      };
      return { base, currency: "USD", rate, at, points };
    });
  }

  /** Those that stay as they are. */
  fiat(): readonly Ticker[] {
    const at = this.#minute();
    return Object.entries(dollarRates).map(([currency, rate]) => ({
      base: "USD" as const,
      currency,
      rate,
      at,
    }));
  }

  #minute(): number {
    return Math.floor(this.#clock() / minute) * minute;
  }
}

function dollarsAt(asset: RealAsset, minuteOfDay: number): string {
  const [middle, waves] = series[asset];
  const moved = waves.reduce(
    (sum, [times, share, phase]) =>
      sum + share * Math.sin((2 * Math.PI * times * minuteOfDay) / minutesADay + phase),
    0,
  );
  return (middle * (1 + moved)).toFixed(asset === "USDT" ? 4 : 2);
}
