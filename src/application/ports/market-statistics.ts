import type { MarketGroup } from "../../domain/record/market-statistics.ts";

/** The completed trades of a month, and groups of them. */
export interface MonthOfTrades {
  /** "2026-03", in UTC. */
  readonly month: string;
  readonly total: Omit<MarketGroup, "name">;
  /** By the slugs of payment methods. */
  readonly methods: readonly MarketGroup[];
  /** By where the owner of the offer says that they live; the empty name is for those who do not. */
  readonly countries: readonly MarketGroup[];
}

/** Sums over everybody's trades. They read all trades of a month: callers keep the answer. */
export interface MarketStatistics {
  /** The last month that is over. */
  lastMonth(): Promise<MonthOfTrades>;
}
