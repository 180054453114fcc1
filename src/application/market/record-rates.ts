import {
  forgottenAfterSeconds,
  keptEverySeconds,
  thinning,
} from "../../domain/market/chart-range.ts";
import type { KeptRate, RateHistory } from "../ports/rate-history.ts";
import type { LiveMarketPrices } from "./live-market-prices.ts";

/** Keeps the rates of now for charts, and fewer and fewer of older ones. */
export class RecordRates {
  readonly #history: RateHistory;
  readonly #prices: Pick<LiveMarketPrices, "accepted">;
  readonly #clock: () => number;
  readonly #madeUpPast: ((now: number) => readonly KeptRate[]) | undefined;

  /**
   * - `clock`: milliseconds since the epoch.
   * - `madeUpPast`: what a demo shows of the time before its first start; undefined elsewhere.
   */
  constructor(
    history: RateHistory,
    prices: Pick<LiveMarketPrices, "accepted">,
    clock: () => number,
    madeUpPast?: (now: number) => readonly KeptRate[],
  ) {
    this.#history = history;
    this.#prices = prices;
    this.#clock = clock;
    this.#madeUpPast = madeUpPast;
  }

  /** Any number of processes may do so at once: all of them keep a moment's rates at most once. */
  async execute(): Promise<readonly unknown[]> {
    const now = this.#clock();
    const slot = keptEverySeconds * 1_000;
    const at = Math.floor(now / slot) * slot;
    if (this.#madeUpPast && (await this.#history.isEmpty())) {
      await this.#history.keep(this.#madeUpPast(at));
    }
    await this.#history.keep(this.#prices.accepted().map((rate) => ({ ...rate, at })));
    for (const { ageSeconds, stepSeconds } of thinning) {
      await this.#history.thin(now - ageSeconds * 1_000, stepSeconds);
    }
    await this.#history.forget(now - forgottenAfterSeconds * 1_000);
    return [];
  }
}
