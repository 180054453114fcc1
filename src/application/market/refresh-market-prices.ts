import { readRate, type MorePoints, type Reading } from "../../domain/market/reading.ts";
import type { RateSource, Ticker } from "../ports/rate-source.ts";
import type { LiveMarketPrices } from "./live-market-prices.ts";

/** Queries every source at once. One that fails is reported and left out; the others count. */
export class RefreshMarketPrices {
  readonly #sources: readonly RateSource[];
  readonly #prices: LiveMarketPrices;
  readonly #tellFailure: (source: string, error: unknown) => void;

  constructor(
    sources: readonly RateSource[],
    prices: LiveMarketPrices,
    tellFailure: (source: string, error: unknown) => void,
  ) {
    this.#sources = sources;
    this.#prices = prices;
    this.#tellFailure = tellFailure;
  }

  async execute(): Promise<void> {
    const readings = await Promise.all(this.#sources.map((source) => this.#read(source)));
    this.#prices.take(readings.flat());
  }

  async #read(source: RateSource): Promise<readonly Reading[]> {
    try {
      return (await source.read()).flatMap((ticker) => readingOf(source.name, ticker));
    } catch (error) {
      this.#tellFailure(source.name, error);
      return [];
    }
  }
}

function readingOf(source: string, ticker: Ticker): Reading[] {
  const { base, currency, rate, at } = ticker;
  const scaled = readRate(rate);
  if (scaled === undefined) return [];
  return [{ source, base, currency, scaled, at, points: pointsOf(ticker) }];
}

/** Those that are numbers above zero: one that is none takes nothing from the others. */
function pointsOf({ points = {} }: Ticker): MorePoints {
  const read = (text: string | undefined) => (text === undefined ? undefined : readRate(text));
  return Object.fromEntries(
    (["bid", "ask", "average"] as const).flatMap((point) => {
      const scaled = read(points[point]);
      return scaled === undefined ? [] : [[point, scaled]];
    }),
  );
}
