import {
  publicGroups,
  publicTotal,
  type Noise,
  type PublicGroup,
  type PublicSums,
} from "../../domain/record/market-statistics.ts";
import type { MarketStatistics } from "../ports/market-statistics.ts";

/** What everybody may know of the trades of a month. */
export interface PublicMarketStatistics {
  /** "2026-03", in UTC. */
  readonly month: string;
  /** Undefined while too few people trade. */
  readonly total: PublicSums | undefined;
  readonly methods: readonly PublicGroup[];
  readonly countries: readonly PublicGroup[];
}

const keptForMs = 3_600_000;

/**
 * Sums up everybody's completed trades of the last month that is over. Whole months do not overlap:
 * nobody learns of a single trade by asking again the next day. However many ask, the trades are
 * read once an hour.
 */
export class ViewMarketStatistics {
  readonly #statistics: MarketStatistics;
  readonly #noiseOf: (figures: string) => Noise;
  readonly #now: () => number;
  #kept: { readonly until: number; readonly answer: Promise<PublicMarketStatistics> } | undefined;

  /**
   * `noiseOf`: always the same for the same figures, or asking often would average it away.
   * `now`: milliseconds of any clock.
   */
  constructor(
    statistics: MarketStatistics,
    noiseOf: (figures: string) => Noise,
    now: () => number,
  ) {
    this.#statistics = statistics;
    this.#noiseOf = noiseOf;
    this.#now = now;
  }

  execute(): Promise<PublicMarketStatistics> {
    if (this.#kept && this.#kept.until > this.#now()) return this.#kept.answer;
    const answer = this.#read();
    const kept = { until: this.#now() + keptForMs, answer };
    this.#kept = kept;
    // What failed is asked again by the next reader.
    answer.catch(() => {
      if (this.#kept === kept) this.#kept = undefined;
    });
    return answer;
  }

  async #read(): Promise<PublicMarketStatistics> {
    const { month, total, methods, countries } = await this.#statistics.lastMonth();
    const noiseIn = (part: string) => (name: string) => this.#noiseOf(`${month} ${part} ${name}`);
    const sums = publicTotal(total, noiseIn("total")(""));
    const isShown = sums !== undefined;
    return {
      month,
      total: sums,
      methods: isShown ? publicGroups(methods, noiseIn("methods")) : [],
      // Where nobody said a country, there is none to name; it hides among them as any other.
      countries: isShown
        ? publicGroups(countries, noiseIn("countries")).filter(({ name }) => name !== "")
        : [],
    };
  }
}
