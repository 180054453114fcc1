import type { RateBase } from "../../domain/market/reading.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";

/** A rate as a source writes it. What is no number above zero is left out by the rules. */
export interface Ticker {
  readonly base: RateBase;
  readonly currency: FiatCode;
  /** A decimal ("64812.40"). */
  readonly rate: string;
  /** When it was true, in milliseconds since the epoch. */
  readonly at: number;
}

/** Somebody who says what the market asks. */
export interface RateSource {
  /** Said to traders together with the price. */
  readonly name: string;
  /** Everything that it knows now, each rate at most once. Throws where it cannot be reached. */
  read(): Promise<readonly Ticker[]>;
}
