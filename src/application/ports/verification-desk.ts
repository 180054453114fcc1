import type {
  RejectReason,
  VerificationState,
  VerificationVerdict,
} from "../../domain/verification/verification.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Refusal, Result } from "../../domain/result/result.ts";
import type { AuditEntry } from "./audit.ts";
import type { AttemptDetails, KnownDemand, VerificationAttempt } from "./verification-store.ts";

/** An attempt as staff list it: without what was typed. */
export interface ListedVerification extends VerificationAttempt {
  readonly traderId: TraderId;
  readonly username: string;
  readonly level: number;
}

/** An attempt as staff read it. */
export interface StaffVerification extends ListedVerification {
  /** Undefined once the key of the person was erased. */
  readonly typed: AttemptDetails | undefined;
  /** The names in the account's settings. */
  readonly accountName: string | undefined;
  /** Other accounts that handed in the same document. */
  readonly sameDocument: readonly string[];
  readonly demand: KnownDemand | undefined;
}

/** What a verdict says. */
export interface DeskVerdict {
  readonly verdict: VerificationVerdict;
  readonly reasons: readonly RejectReason[];
  /** Told to the person. */
  readonly words: string;
}

/** What staff do with proofs. */
export interface VerificationDesk {
  /** Those that were handed in: who waits longest first. */
  list(
    wanted: {
      readonly q: string | undefined;
      readonly kind: string | undefined;
      readonly state: VerificationState | undefined;
      readonly without: readonly TraderId[];
    },
    from: number,
    most: number,
  ): Promise<{ readonly verifications: readonly ListedVerification[]; readonly total: number }>;
  view(id: string): Promise<StaffVerification | undefined>;
  /** Decides as the rule says, with the log; an approval raises the level. */
  decide<Refused extends Refusal>(
    id: string,
    verdict: DeskVerdict,
    judge: (state: VerificationState | undefined) => Result<VerificationState, Refused>,
    audit: AuditEntry,
  ): Promise<Result<VerificationState, Refused>>;
  /** Asks somebody for a verification, or takes that back; with the log. False: no such person. */
  demand(traderId: TraderId, demand: KnownDemand | undefined, audit: AuditEntry): Promise<boolean>;
}
