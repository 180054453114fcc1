import type { Refusal, Result } from "../../domain/result/result.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import type { StopState } from "../../domain/stop/stop-rules.ts";
import type { Stop } from "../../domain/stop/stop.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";

/** A stop that holds, as everybody may see it. */
export interface StopSince extends Stop {
  readonly startedAt: Instant;
}

/** Who did something about a stop, when, and why. */
export interface StopWord {
  readonly staffId: string;
  readonly username: string;
  readonly at: Instant;
  readonly reason: string;
}

/** A stop as staff see it. */
export interface StopRecord extends Stop {
  readonly id: string;
  readonly started: StopWord;
  /** The last wish that it ends. */
  readonly endAsked: StopWord | undefined;
  readonly ended: StopWord | undefined;
}

/** What is written about a stop in one transaction, with the log's entry. */
export interface StopChange {
  readonly stopId: string;
  readonly staffId: string;
  readonly reason: string;
  readonly act: { readonly kind: "start"; readonly stop: Stop } | { readonly kind: "ask" | "end" };
  readonly audit: AuditEntry;
}

/** What the house stopped. Whatever judges trades reads it where it reads the trade. */
export interface StopStore {
  listOpen(): Promise<readonly StopSince[]>;
  /** Those that hold, and those that ended, the newest first; and the database's time. */
  list(most: number): Promise<{ readonly stops: readonly StopRecord[]; readonly now: Instant }>;
  /**
   * Decides about the stops as they are, and writes what was decided, before anybody else decides.
   * `roles`: of who may end one.
   */
  change<Refused extends Refusal>(
    roles: readonly StaffRole[],
    decide: (state: StopState) => Result<StopChange, Refused>,
  ): Promise<Result<StopChange, Refused>>;
}
