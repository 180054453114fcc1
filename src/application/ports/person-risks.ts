import type { RiskFacts } from "../../domain/dispute/person-risk.ts";
import type { DisputePolicy } from "../../domain/dispute/dispute-policy.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** What a person's risk is computed from. */
export interface PersonRisks {
  /** Undefined if there is no such person. */
  facts(
    traderId: TraderId,
    policy: Pick<DisputePolicy, "recordWithin" | "quickPaidWithin">,
  ): Promise<{ readonly facts: RiskFacts; readonly now: Instant } | undefined>;
}
