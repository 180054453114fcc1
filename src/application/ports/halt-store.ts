import type { Refusal, Result } from "../../domain/result/result.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import type { HaltState } from "../../domain/halt/halt-rules.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { StaffId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";

/** A halt in force, as anyone may see it. */
export interface HaltSince extends Halt {
  readonly startedAt: Instant;
}

/** Who acted on a halt, when, and why. */
export interface HaltWord {
  /** Undefined for the platform itself: it halts what it finds wrong, and never ends a halt. */
  readonly staffId: StaffId | undefined;
  readonly username: string;
  readonly at: Instant;
  readonly reason: string;
}

/** A halt as staff see it. */
export interface HaltRecord extends Halt {
  readonly id: string;
  readonly started: HaltWord;
  /** The last request to end it. */
  readonly endAsked: HaltWord | undefined;
  readonly ended: HaltWord | undefined;
}

/** What is written about a halt in one transaction, with the log entry. */
export interface HaltChange {
  readonly haltId: string;
  readonly staffId: StaffId | undefined;
  readonly reason: string;
  readonly act: { readonly kind: "start"; readonly halt: Halt } | { readonly kind: "ask" | "end" };
  readonly audit: AuditEntry;
}

/** What the platform halted. Decisions on trades read it where they read the trade. */
export interface HaltStore {
  listOpen(): Promise<readonly HaltSince[]>;
  /** Those in force, and those that ended, newest first; and the database's time. */
  list(most: number): Promise<{ readonly halts: readonly HaltRecord[]; readonly now: Instant }>;
  /**
   * Decides on the halts as they are, and writes the decision, before anyone else decides. `roles`:
   * those that may end one.
   */
  change<Refused extends Refusal>(
    roles: readonly StaffRole[],
    decide: (state: HaltState) => Result<HaltChange, Refused>,
  ): Promise<Result<HaltChange, Refused>>;
}
