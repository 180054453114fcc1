import type { StaffId } from "../../domain/id/id.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import type { AuditHead } from "./audit-anchor.ts";

/** What an entry is about. */
export type AuditSubject = "trade" | "trader" | "offer" | "staff" | "feedback" | "halt" | "audit";

/** One thing that a member of staff did or read, to be kept for ever in the chained log. */
export interface AuditEntry {
  /** Undefined for what the platform did by itself (the first start, the demo). */
  readonly staffId: StaffId | undefined;
  readonly role: StaffRole | undefined;
  /** The verb, by the name of the use case: "read-trade", "ban", "reject-offer". */
  readonly act: string;
  readonly subject: { readonly kind: AuditSubject; readonly id: string };
  /** Why, in the words of the one who did it. Kept apart from the chain, which has its hash. */
  readonly reason?: string;
  /** Fields before and after, by name; no personal values. Kept apart like the reason. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** An entry as it stands in the log. */
export interface RecordedAuditEntry extends AuditEntry {
  /** From 1, without a gap. */
  readonly seq: number;
  readonly staffName: string | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface AuditFilter {
  readonly staffId?: StaffId | undefined;
  readonly act?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
}

/** What a look at the whole chain found. */
export interface ChainReport {
  readonly entries: number;
  /** The first entry that does not follow from the one before it, if any. */
  readonly brokenAt: number | undefined;
}

/**
 * The log of everything that staff did and read. What changes something carries its entry into the
 * same transaction (the stores take it as an argument); only reads are written by `note`.
 */
export interface AuditLog {
  note(entry: AuditEntry): Promise<void>;
  /**
   * Notes a reading, unless the same person read the same so lately that it is one look: a page that
   * is kept fresh reads again and again.
   */
  noteReading(entry: AuditEntry, oneLookSeconds: number): Promise<void>;
  /** Newest first. */
  list(
    filter: AuditFilter,
    from: number,
    most: number,
  ): Promise<{ readonly entries: readonly RecordedAuditEntry[]; readonly total: number }>;
  /** Computes the whole chain anew. */
  verify(): Promise<ChainReport>;
  /** How far it has got. */
  head(): Promise<AuditHead>;
  /** The hash of an entry in hexadecimal digits, undefined where it is not there. 0: of the beginning. */
  hashAt(seq: number): Promise<string | undefined>;
}
