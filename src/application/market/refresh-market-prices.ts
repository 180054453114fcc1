import { readRate, type Reading } from "../../domain/market/reading.ts";
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

function readingOf(source: string, { base, currency, rate, at }: Ticker): Reading[] {
  const scaled = readRate(rate);
  return scaled === undefined ? [] : [{ source, base, currency, scaled, at }];
}
