import type { TraderId } from "../../domain/id/id.ts";
import type { Eligibility } from "../../domain/trade-start/start-limits.ts";

/** What traders' limits are checked against. */
export interface EligibilityStore {
  /** Undefined when there is no such trader. */
  eligibilityOf(traderId: TraderId): Promise<Eligibility | undefined>;
}
