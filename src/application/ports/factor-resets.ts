import type { TwoFactor } from "../../domain/account/two-factor.ts";
import type {
  AnswersProof,
  OpenReset,
  ResetDecision,
  ResetOutcome,
} from "../../domain/factor-reset/factor-reset.ts";
import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type { Refusal, Result } from "../../domain/result/result.ts";
import type { AuditEntry } from "./audit.ts";

/** A request to take somebody's second factors off, as staff see it. Times in milliseconds. */
export interface StaffReset extends OpenReset {
  readonly id: number;
  readonly traderId: TraderId;
  readonly username: string;
  readonly askedAt: number;
  /** Who proposed it, and why, in their words. */
  readonly proposed:
    | { readonly by: string; readonly words: string; readonly at: number }
    | undefined;
  readonly closed: ClosedReset | undefined;
}

interface ClosedReset {
  readonly outcome: ResetOutcome;
  /** Undefined where its owner stopped it. */
  readonly by: string | undefined;
  readonly words: string;
  readonly at: number;
}

/** A decision of staff. */
interface DecidedReset {
  readonly id: number;
  readonly traderId: TraderId;
  readonly staffId: StaffId;
  readonly decision: ResetDecision;
  readonly words: string;
}

/** Which requests staff look for; undefined: any. */
export interface ResetFilter {
  /** The beginning of a name. */
  readonly q: string | undefined;
  readonly isOpen: boolean | undefined;
}

/** Requests to take second factors off: one of a person is open at a time. */
export interface FactorResets {
  /**
   * Keeps a request and tells its owner on every channel. While one is open that nobody proposed, its
   * answers are replaced and nobody is told again; one that was proposed stays as it is.
   */
  ask(traderId: TraderId, answers: AnswersProof): Promise<void>;
  /** When the open one was asked for; undefined: there is none. */
  openSince(traderId: TraderId): Promise<number | undefined>;
  /** Its owner does not want it; false if none is open. */
  stop(traderId: TraderId): Promise<boolean>;
  /** The open ones first, who waits longest; then the latest. */
  list(
    wanted: ResetFilter & { readonly without: readonly string[] },
    from: number,
    most: number,
  ): Promise<{ readonly resets: readonly StaffReset[]; readonly total: number }>;
  view(id: number): Promise<StaffReset | undefined>;
  /**
   * Decides a request if `judge` agrees; it gets undefined if none is open. An approval takes every factor
   * off (`after`), ends every session and holds sales and sends, in the same transaction.
   */
  decide<Refused extends Refusal>(
    decided: DecidedReset,
    judge: (open: OpenReset | undefined) => Result<undefined, Refused>,
    after: (twoFactor: TwoFactor) => TwoFactor,
    audit: AuditEntry,
  ): Promise<Result<undefined, Refused>>;
}
