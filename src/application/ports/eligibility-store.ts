import type { TraderId } from "../../domain/id/id.ts";
import type { Eligibility } from "../../domain/trade-start/start-limits.ts";

/** What counts for the limits of traders. */
export interface EligibilityStore {
  /** Undefined when there is no such trader. */
  eligibilityOf(traderId: TraderId): Promise<Eligibility | undefined>;
}
