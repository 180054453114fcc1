import type {
  Applicant,
  AppliedBadge,
  GivenBadge,
  WaitingApplication,
} from "../../domain/badge-application/badge-application.ts";
import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type { Refusal, Result } from "../../domain/result/result.ts";
import type { AuditEntry } from "./audit.ts";

export interface NewApplication {
  readonly traderId: TraderId;
  readonly badge: AppliedBadge;
  readonly text: string;
  /** Of the vendor terms that the applicant accepted; undefined where there are none. */
  readonly termsVersion: number | undefined;
}

/** How an application ended. */
interface Decided {
  readonly isApproved: boolean;
  /** Told to the applicant. */
  readonly words: string;
  readonly at: number;
}

/** An application as its applicant sees it. */
export interface OwnApplication {
  readonly badge: AppliedBadge;
  readonly at: number;
  /** Undefined while it is open. */
  readonly decided: Decided | undefined;
}

/** What somebody's applications are judged by, and what became of them. */
export interface OwnApplications {
  readonly applicant: (badge: AppliedBadge) => Omit<Applicant, "hasBond">;
  /** The newest version of the vendor terms that they accepted. */
  readonly acceptedTerms: { readonly version: number; readonly at: number } | undefined;
  /** Newest first. */
  readonly applications: readonly OwnApplication[];
}

/** An application as staff see it. */
export interface StaffApplication extends WaitingApplication {
  readonly id: number;
  readonly traderId: TraderId;
  readonly username: string;
  readonly text: string;
  readonly termsVersion: number | undefined;
  readonly at: number;
  readonly decided: (Decided & { readonly by: string }) | undefined;
}

export interface ApplicationFilter {
  /** The beginning of a name. */
  readonly q: string | undefined;
  /** Undefined: both. */
  readonly badge: AppliedBadge | undefined;
  /** Undefined: whether or not it waits. */
  readonly isOpen: boolean | undefined;
}

interface BadgeDecision {
  readonly traderId: TraderId;
  readonly id: number;
  readonly staffId: StaffId;
  readonly isApproved: boolean;
  readonly words: string;
}

interface BadgeGift {
  readonly traderId: TraderId;
  readonly badge: GivenBadge | "no_badge";
}

/** Traders' applications for badges, the badges that staff give, and accepted vendor terms. */
export interface BadgeApplications {
  own(traderId: TraderId): Promise<OwnApplications>;
  /** Stores an application and the accepted terms; false if one of theirs is open. */
  keep(application: NewApplication): Promise<boolean>;
  /** Records that a vendor accepted a version of the terms; the first time counts. */
  acceptTerms(traderId: TraderId, version: number): Promise<void>;
  /** The open ones first, who waits longest; then the latest. */
  list(
    wanted: ApplicationFilter & { readonly without: readonly string[] },
    from: number,
    most: number,
  ): Promise<{ readonly applications: readonly StaffApplication[]; readonly total: number }>;
  view(id: number): Promise<StaffApplication | undefined>;
  /** Decides an application if `judge` accepts it; it gets undefined if none is open. */
  decide<Refused extends Refusal>(
    decision: BadgeDecision,
    judge: (waiting: WaitingApplication | undefined) => Result<undefined, Refused>,
    audit: AuditEntry,
  ): Promise<Result<undefined, Refused>>;
  /** Gives or takes a badge if `judge` accepts, and returns the former one. */
  give<Refused extends Refusal>(
    gift: BadgeGift,
    judge: (held: string) => Result<undefined, Refused>,
    audit: AuditEntry,
  ): Promise<Result<{ readonly held: string }, Refused | { readonly code: "not_found" }>>;
}
