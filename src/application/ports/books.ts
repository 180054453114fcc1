import type { Instant } from "../../domain/trade/trade.ts";
import type { InvariantName } from "./invariants.ts";

/** A row that breaks an invariant, with its values by name; exact numbers are text. */
export type FindingRow = Readonly<Record<string, string | number | boolean | null>>;

/** The result of one invariant. */
export interface InvariantReport {
  readonly name: InvariantName;
  /** How many rows break it; 0: it holds. */
  readonly count: number;
  /** A sample of them. */
  readonly rows: readonly FindingRow[];
  readonly milliseconds: number;
}

/** The result of one audit of the books, consistent as of one moment. */
export interface BooksReport {
  /** When it began, by the database's clock. */
  readonly startedAt: Instant;
  readonly milliseconds: number;
  readonly invariants: readonly InvariantReport[];
}

/**
 * How many sealed periods of the ledger and slices of old trades and people are read again: `open`, those whose turn it
 * is; `all`, every one.
 */
export type AuditScope = "open" | "all";

/** A turn to audit that nobody else can take until it is over. */
export interface BegunAudit {
  /** Checks everything: `open` unless told. */
  run(scope?: AuditScope): Promise<BooksReport>;
  /**
   * Seals the oldest entries of the ledger that are in no period yet, as far as there are enough.
   * Returns how many periods.
   */
  seal(): Promise<number>;
  /** Releases the turn. */
  end(): Promise<void>;
}

/** Checks whether the books balance, without blocking writes. */
export interface Books {
  /**
   * Takes the turn for an audit; undefined while another one runs, or if `unlessSince` is given and
   * one began within this many seconds.
   */
  begin(unlessSince?: number): Promise<BegunAudit | undefined>;
  /** Aborts what runs in this process. */
  breakOff(): Promise<void>;
}

/** Why an audit ran. */
export type AuditReason = "schedule" | "command" | "staff";

/** A stored audit. */
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

/** The audit results, for every process. */
export interface BooksAudits {
  /** Stores a report, and removes those older than `keptSeconds`. */
  record(report: BooksReport, reason: AuditReason, keptSeconds: number): Promise<void>;
  /** Undefined before the first. */
  last(): Promise<LastAudit | undefined>;
  /** Newest first. */
  list(most: number): Promise<readonly RecordedAudit[]>;
  /** Whether one runs now, in any process. */
  isRunning(): Promise<boolean>;
}
