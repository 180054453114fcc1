import type { Instant } from "../../domain/trade/trade.ts";
import type { InvariantName } from "./invariants.ts";

/** A row that breaks an invariant, by the names of its values; numbers that are exact are text. */
export type FindingRow = Readonly<Record<string, string | number | boolean | null>>;

/** What one invariant came to. */
export interface InvariantReport {
  readonly name: InvariantName;
  /** How many rows break it; 0: it holds. */
  readonly count: number;
  /** Some of them. */
  readonly rows: readonly FindingRow[];
  readonly milliseconds: number;
}

/** What one audit of the books found, all of it true at one moment. */
export interface BooksReport {
  /** When it began, by the database's clock. */
  readonly startedAt: Instant;
  readonly milliseconds: number;
  readonly invariants: readonly InvariantReport[];
}

/** An audit that nobody else can begin until it is over. */
export interface BegunAudit {
  /** Looks at everything. */
  run(): Promise<BooksReport>;
  /** Gives the turn up. */
  end(): Promise<void>;
}

/** Looks whether the books balance, without keeping anybody from writing. */
export interface Books {
  /**
   * Takes the turn for an audit; undefined while another one runs, or where `unlessSince` is given
   * and one began within so many seconds.
   */
  begin(unlessSince?: number): Promise<BegunAudit | undefined>;
  /** Breaks off what runs in this process. */
  breakOff(): Promise<void>;
}

/** Why an audit ran. */
export type AuditReason = "schedule" | "command" | "staff";

/** An audit as it is kept. */
export interface RecordedAudit extends BooksReport {
  readonly id: number;
  readonly reason: AuditReason;
}

/** The last audit in short. */
export interface LastAudit {
  readonly startedAt: Instant;
  readonly milliseconds: number;
  /** How old it is, in seconds, by the database's clock. */
  readonly ageSeconds: number;
  /** The invariants that did not hold, with how many rows broke each. */
  readonly findings: readonly Pick<InvariantReport, "name" | "count">[];
}

/** What audits found, for every process. */
export interface BooksAudits {
  /** Keeps a report, and removes those that are older than `keptSeconds`. */
  record(report: BooksReport, reason: AuditReason, keptSeconds: number): Promise<void>;
  /** Undefined before the first. */
  last(): Promise<LastAudit | undefined>;
  /** Newest first. */
  list(most: number): Promise<readonly RecordedAudit[]>;
  /** Whether one runs now, in whatever process. */
  isRunning(): Promise<boolean>;
}
