import type { StaffId } from "../../domain/id/id.ts";
import type { Policy, VersionedPolicy } from "../../domain/policy/policy.ts";
import type { Refusal, Result } from "../../domain/result/result.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";

/** A version of the policy as staff see it. */
export interface PolicyRecord extends VersionedPolicy {
  readonly madeAt: Instant;
  /** Undefined: the platform itself, such as the first version. */
  readonly madeBy: string | undefined;
  readonly reason: string;
}

/** A new version, with its log entry. */
export interface NewPolicy {
  readonly policy: Policy;
  readonly staffId: StaffId;
  readonly reason: string;
  readonly audit: AuditEntry;
}

/** The stored policies, without what a demo lifts of them. */
export interface PolicyStore {
  /** Newest first, `most` of them after the first `from`; and how many there are. */
  list(
    from: number,
    most: number,
  ): Promise<{ readonly records: readonly PolicyRecord[]; readonly total: number }>;
  /** Decides on the newest, and writes the next version before anyone else decides. */
  add<Refused extends Refusal>(
    decide: (newest: VersionedPolicy) => Result<NewPolicy, Refused>,
  ): Promise<Result<VersionedPolicy, Refused>>;
}
