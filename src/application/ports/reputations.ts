import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type { ClaimantFacts, ReputationClaim } from "../../domain/reputation/reputation-claim.ts";
import type { Refusal, Result } from "../../domain/result/result.ts";
import type { AuditEntry } from "./audit.ts";

/** How a claim ended. */
interface Decided {
  readonly isConfirmed: boolean;
  /** Told to the claimant. */
  readonly words: string;
  readonly at: number;
}

/** A claim as its owner sees it. */
export interface OwnReputation extends ReputationClaim {
  readonly id: number;
  readonly at: number;
  /** Undefined while it is open. */
  readonly decided: Decided | undefined;
}

/** A claim as staff see it. */
export interface StaffReputation extends OwnReputation {
  readonly traderId: TraderId;
  readonly username: string;
  readonly decided: (Decided & { readonly by: string }) | undefined;
}

/** A record that was confirmed, as everybody sees it. */
export interface ImportedReputation extends ReputationClaim {
  readonly checkedAt: number;
}

export interface ReputationFilter {
  /** The beginning of a name. */
  readonly q: string | undefined;
  /** Undefined: whether or not it waits. */
  readonly isOpen: boolean | undefined;
  /** Whose claims are left out. */
  readonly without: readonly string[];
}

/** Records on other marketplaces, as people claim them and staff confirm them. */
export interface Reputations {
  /** Newest first, without those that their owner removed. */
  own(traderId: TraderId): Promise<readonly OwnReputation[]>;
  confirmedOf(traderId: TraderId): Promise<readonly ImportedReputation[]>;
  /** By the database's clock. */
  thisYear(): Promise<number>;
  /** Stores a claim if `judge` accepts it, one at a time for each person. */
  keep<Refused extends Refusal>(
    traderId: TraderId,
    claim: ReputationClaim,
    judge: (facts: ClaimantFacts) => Result<undefined, Refused>,
  ): Promise<Result<undefined, Refused>>;
  /** Whether there was one. */
  remove(traderId: TraderId, id: number): Promise<boolean>;
  /** The open ones first, who waits longest; then the latest. */
  list(
    wanted: ReputationFilter,
    from: number,
    most: number,
  ): Promise<{ readonly claims: readonly StaffReputation[]; readonly total: number }>;
  view(id: number): Promise<StaffReputation | undefined>;
  /** Whether it was open. */
  decide(
    decision: {
      readonly id: number;
      readonly traderId: TraderId;
      readonly staffId: StaffId;
      readonly isConfirmed: boolean;
      readonly words: string;
    },
    audit: AuditEntry,
  ): Promise<boolean>;
}
