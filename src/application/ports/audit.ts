import type { StaffId } from "../../domain/id/id.ts";
import type { AuditAct, AuditSubject } from "../../domain/staff/audit-acts.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import type { CommandKey } from "./commit.ts";
import type { AuditHead } from "./audit-anchor.ts";

/** One thing that a member of staff did or read, kept forever in the chained log. */
export interface AuditEntry {
  /** Undefined for the platform's own acts (the first start, the demo). */
  readonly staffId: StaffId | undefined;
  readonly role: StaffRole | undefined;
  readonly act: AuditAct;
  readonly subject: { readonly kind: AuditSubject; readonly id: string };
  /**
   * The reason, in the words of the member of staff. Kept apart from the chain, which has its hash.
   */
  readonly reason?: string;
  /** Fields before and after, by name; no personal values. Kept apart like the reason. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** The key of the command: stored with the entry, and only once. Not part of the log. */
  readonly key?: CommandKey;
}

/** A stored log entry. */
export interface RecordedAuditEntry extends Omit<AuditEntry, "act"> {
  readonly act: string;
  /** Starts at 1, without gaps. */
  readonly seq: number;
  readonly staffName: string | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface AuditFilter {
  readonly staffId?: StaffId | undefined;
  /** Their name for signing in. */
  readonly staff?: string | undefined;
  readonly act?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
}

/** The result of checking the whole chain. */
export interface ChainReport {
  readonly entries: number;
  /** The first entry that does not follow from the one before it, if any. */
  readonly brokenAt: number | undefined;
}

/**
 * The log of everything that staff did and read. A change carries its entry into the same
 * transaction (the stores take it as an argument); only reads are written by `note`.
 */
export interface AuditLog {
  note(entry: AuditEntry): Promise<void>;
  /**
   * Logs a read, unless the same person read the same thing so recently that it counts as one look:
   * a page that refreshes itself reads again and again.
   */
  noteReading(entry: AuditEntry, oneLookSeconds: number): Promise<void>;
  /** Newest first. */
  list(
    filter: AuditFilter,
    from: number,
    most: number,
  ): Promise<{ readonly entries: readonly RecordedAuditEntry[]; readonly total: number }>;
  /** Recomputes the whole chain. */
  verify(): Promise<ChainReport>;
  /** How far it has got. */
  head(): Promise<AuditHead>;
  /**
   * The hash of an entry in hexadecimal digits, undefined if it does not exist. 0: of the
   * beginning.
   */
  hashAt(seq: number): Promise<string | undefined>;
}
