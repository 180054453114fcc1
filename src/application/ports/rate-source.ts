import type { RateBase } from "../../domain/market/reading.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";

/** A rate as written by a source. The rules drop anything that is not a number above zero. */
export interface Ticker {
  readonly base: RateBase;
  readonly currency: FiatCode;
  /** A decimal ("64812.40"). */
  readonly rate: string;
  /** Its time, in milliseconds since the epoch. */
  readonly at: number;
  /** What else the source says of the market; `average` is that of a day by volume. */
  readonly points?: Readonly<Partial<Record<"bid" | "ask" | "average", string>>>;
}

/** A source of market prices. */
export interface RateSource {
  /** Shown to traders together with the price. */
  readonly name: string;
  /** Everything it knows now, each rate at most once. Throws if it cannot be reached. */
  read(): Promise<readonly Ticker[]>;
}
