import type { PastRate } from "../../domain/market/rate-history.ts";
import type { RateBase } from "../../domain/market/reading.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";

/** A rate that is kept for charts. */
export interface KeptRate extends PastRate {
  readonly base: RateBase;
  readonly currency: FiatCode;
}

/** The rates of the past. */
export interface RateHistory {
  /** Whether nothing was ever kept. */
  isEmpty(): Promise<boolean>;
  /** Adds rates; one of a moment that is known already is left out. */
  keep(rates: readonly KeptRate[]): Promise<void>;
  /** The last rate of each step since a moment, in the order of time; times in milliseconds. */
  read(pair: {
    readonly base: RateBase;
    readonly currency: FiatCode;
    readonly since: number;
    readonly stepSeconds: number;
  }): Promise<readonly PastRate[]>;
  /** Of the rates before a moment, keeps the first of each step alone. */
  thin(before: number, stepSeconds: number): Promise<void>;
  /** Removes the rates before a moment. */
  forget(before: number): Promise<void>;
}
