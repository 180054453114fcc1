import type { ExchangeRate } from "../../domain/market/exchange-rate.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { Fiat, FiatCode } from "../../domain/money/fiat.ts";
import type { Price } from "../../domain/money/price.ts";

/** A market price with its age and origin. */
export interface MarketQuote<Code extends AssetCode = AssetCode> {
  readonly price: Price<Code>;
  /** Its time, in milliseconds since the epoch. */
  readonly at: number;
  /** The names of the sources that the median was taken from. */
  readonly sources: readonly string[];
}

/** The market prices. Answers from memory: it waits for no network. */
export interface MarketPrices {
  /** The median of the fresh sources; undefined when there is none (decisions, Money). */
  quote<Code extends AssetCode>(asset: Code, currency: FiatCode): MarketQuote<Code> | undefined;
  /**
   * What each source says of a market of its own, as far as it counts; none where a coin has no market in the
   * currency. Demos have one source, which is called "demo".
   */
  exchangeRates(asset: AssetCode, currency: FiatCode): readonly ExchangeRate[];
  /** What an amount of fiat is worth in US cents, rounded up; undefined without a rate. */
  usdCents(fiat: Fiat): bigint | undefined;
}

/** Limits in US dollars converted to other currencies. */
export interface DollarPrices {
  /** The most fiat that is worth no more than these US cents; undefined without a rate. */
  fiatOf(usdCents: bigint, currency: FiatCode): Fiat | undefined;
}

/** What a US dollar costs. */
export interface DollarRates {
  /** At 10^-8 of the currency's unit; undefined without a rate. */
  dollarIn(currency: FiatCode): bigint | undefined;
}

/** When the market last moved, as this process heard. */
export interface PriceNews {
  /**
   * The time of the last news, in milliseconds since the epoch; 0 before the first. It only grows, and
   * processes with one database clock agree about it but for a moment.
   */
  newest(): number;
  /** Calls back after each news; returns a function that unsubscribes. */
  watch(look: () => void): () => void;
}
