import {
  acceptMedian,
  nothingAccepted,
  type RateState,
} from "../../domain/market/accept-median.ts";
import { exchangeRatesOf, type ExchangeRate } from "../../domain/market/exchange-rate.ts";
import type { MarketPolicy } from "../../domain/market/market-policy.ts";
import { medianOf, type Median } from "../../domain/market/median.ts";
import {
  dollarRate,
  fiatOfUsdCents,
  marketRate,
  usdCentsOf,
  type RateBook,
} from "../../domain/market/rate-book.ts";
import { pairOf, type Reading } from "../../domain/market/reading.ts";
import { assets, type AssetCode } from "../../domain/money/asset.ts";
import type { Fiat, FiatCode } from "../../domain/money/fiat.ts";
import type {
  DollarPrices,
  DollarRates,
  MarketPrices,
  MarketQuote,
  PriceNews,
} from "../ports/market-prices.ts";
import type { KeptRate } from "../ports/rate-history.ts";
import type { Current } from "../ports/current-policy.ts";

/** All readings of one rate. */
interface Heard {
  /** The last reading of each source, by its name. */
  readonly readings: Map<string, Reading>;
  state: RateState;
}

/** The market as last reported by the sources. Kept in memory: each process queries for itself. */
export class LiveMarketPrices implements MarketPrices, DollarPrices, DollarRates, PriceNews {
  readonly #policy: Current<MarketPolicy>;
  readonly #clock: () => number;
  readonly #heard = new Map<string, Heard>();
  readonly #watchers = new Set<() => void>();
  #newest = 0;

  /** The clock gives milliseconds since the epoch. */
  constructor(policy: Current<MarketPolicy>, clock: () => number) {
    this.#policy = policy;
    this.#clock = clock;
  }

  /**
   * Takes in the results of one refresh. A rate without anything new is not evaluated again, so
   * that no old reading confirms itself.
   */
  take(readings: readonly Reading[]): void {
    const now = this.#clock();
    const news = new Set<Heard>();
    for (const said of readings) {
      // A time in the future would never grow old.
      const reading = { ...said, at: Math.min(said.at, now) };
      const heard = this.#heardOf(pairOf(reading.base, reading.currency));
      const last = heard.readings.get(reading.source);
      if (last && last.at >= reading.at) continue;
      heard.readings.set(reading.source, reading);
      news.add(heard);
    }
    for (const heard of news) {
      const median = medianOf([...heard.readings.values()], now, this.#policy());
      if (median) heard.state = acceptMedian(heard.state, median, this.#policy());
    }
    if (news.size === 0) return;
    this.#newest = Math.max(now, this.#newest + 1);
    for (const look of this.#watchers) look();
  }

  newest(): number {
    return this.#newest;
  }

  watch(look: () => void): () => void {
    this.#watchers.add(look);
    return () => this.#watchers.delete(look);
  }

  quote<Code extends AssetCode>(asset: Code, currency: FiatCode): MarketQuote<Code> | undefined {
    const rate = marketRate(this.#book, asset, currency);
    return (
      rate && {
        price: { asset, currency, scaled: rate.scaled },
        at: rate.at,
        sources: rate.sources,
      }
    );
  }

  exchangeRates(asset: AssetCode, currency: FiatCode): readonly ExchangeRate[] {
    const { standsFor } = assets[asset];
    const readings = this.#heard.get(pairOf(standsFor, currency))?.readings.values() ?? [];
    const median = this.#book(standsFor, currency);
    const now = this.#clock();
    return [...readings].flatMap((reading) =>
      exchangeRatesOf(reading, median, now, this.#policy()),
    );
  }

  usdCents(fiat: Fiat): bigint | undefined {
    return usdCentsOf(this.#book, fiat);
  }

  fiatOf(usdCents: bigint, currency: FiatCode): Fiat | undefined {
    return fiatOfUsdCents(this.#book, usdCents, currency);
  }

  dollarIn(currency: FiatCode): bigint | undefined {
    return dollarRate(this.#book, currency);
  }

  /** Every rate that is fresh enough to be shown. */
  accepted(): readonly KeptRate[] {
    return [...this.#heard.values()].flatMap(({ readings }) => {
      const [reading] = readings.values();
      const rate = reading && this.#book(reading.base, reading.currency);
      if (!reading || !rate) return [];
      return [{ base: reading.base, currency: reading.currency, at: rate.at, scaled: rate.scaled }];
    });
  }

  /** What is fresh enough to be shown. */
  readonly #book: RateBook = (base, currency): Median | undefined => {
    const accepted = this.#heard.get(pairOf(base, currency))?.state.accepted;
    const oldest = this.#clock() - this.#policy().showSeconds * 1000;
    return accepted && accepted.at >= oldest ? accepted : undefined;
  };

  #heardOf(pair: string): Heard {
    const heard = this.#heard.get(pair) ?? { readings: new Map(), state: nothingAccepted };
    this.#heard.set(pair, heard);
    return heard;
  }
}
