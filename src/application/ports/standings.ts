import type { Standing } from "../../domain/trade-start/start-limits.ts";

/** What counts for the limits of traders. */
export interface Standings {
  /** Undefined when there is no such trader. */
  standingOf(traderId: string): Promise<Standing | undefined>;
}
