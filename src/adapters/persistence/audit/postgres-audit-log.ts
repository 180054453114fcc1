import type { DataSource } from "typeorm";
import { countedAtMost } from "../../../domain/staff/counted-at-most.ts";
import type {
  AuditEntry,
  AuditFilter,
  AuditLog,
  ChainReport,
  RecordedAuditEntry,
} from "../../../application/ports/audit.ts";
import type { AuditHead } from "../../../application/ports/audit-anchor.ts";
import { foldedName } from "../../../domain/account/folded-name.ts";
import type { AuditSubject } from "../../../domain/staff/audit-acts.ts";
import type { StaffRole } from "../../../domain/staff/staff-roles.ts";
import { foldedColumn } from "../account/folded-column.ts";
import { appendAudit } from "./append-audit.ts";
import { chainStart, followed, type AuditLink, type ChainEnd } from "./audit-chain.ts";
import type { AuditSeal } from "./audit-seal.ts";

interface EntryRow {
  readonly seq: string;
  readonly at: Date;
  readonly staff_id: string | null;
  readonly staff_name: string | null;
  readonly staff_role: StaffRole | null;
  readonly act: string;
  readonly subject_kind: AuditSubject;
  readonly subject_id: string;
  readonly content: string | null;
}

/** How many links of the chain are checked at a time. */
const pageLength = 1_000;

const matching = `
  ($1::text IS NULL OR l.staff_id = $1) AND ($2::text IS NULL OR l.act = $2)
  AND ($3::text IS NULL OR l.subject_kind = $3) AND ($4::text IS NULL OR l.subject_id = $4)
  AND ($5::text IS NULL OR l.staff_id = (SELECT id FROM staff WHERE ${foldedColumn("username")} = $5))`;

/** The chained log as rows. */
export class PostgresAuditLog implements AuditLog {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  note(entry: AuditEntry): Promise<void> {
    return appendAudit(this.#dataSource, this.#seal, [entry]);
  }

  async noteReading(entry: AuditEntry, oneLookSeconds: number): Promise<void> {
    const { staffId, act, subject } = entry;
    const looks = await this.#dataSource.query<unknown[]>(
      `SELECT 1 FROM audit_log WHERE subject_kind = $1 AND subject_id = $2 AND staff_id = $3
          AND act = $4 AND at > clock_timestamp() - make_interval(secs => $5) LIMIT 1`,
      [subject.kind, subject.id, staffId ?? null, act, oneLookSeconds],
    );
    if (looks.length === 0) await this.note(entry);
  }

  async list(filter: AuditFilter, from: number, most: number) {
    const { staffId, staff, act, subjectKind, subjectId } = filter;
    const name = staff === undefined ? undefined : foldedName(staff);
    const wanted = [staffId, act, subjectKind, subjectId, name].map((each) => each ?? null);
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<EntryRow[]>(
        `SELECT l.seq, l.at, l.staff_id, s.username AS staff_name, l.staff_role, l.act,
                l.subject_kind, l.subject_id, c.content
           FROM audit_log l
           LEFT JOIN staff s ON s.id = l.staff_id
           LEFT JOIN audit_content c ON c.seq = l.seq
          WHERE ${matching} ORDER BY l.seq DESC OFFSET $6 LIMIT $7`,
        [...wanted, from, most],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total FROM (SELECT FROM audit_log l WHERE ${matching} LIMIT ${countedAtMost}) found`,
        wanted,
      ),
    ]);
    return { entries: rows.map(entryOf), total: counted?.total ?? 0 };
  }

  /** Nothing says where a log without a head ends: it counts as empty, and then as broken. */
  async head(): Promise<AuditHead> {
    const [head] = await this.#dataSource.query<{ seq: string; hash: string }[]>(
      "SELECT seq, encode(hash, 'hex') AS hash FROM audit_head",
    );
    return { seq: Number(head?.seq ?? 0), hash: head?.hash ?? "" };
  }

  async hashAt(seq: number): Promise<string | undefined> {
    if (seq === chainStart.seq) return chainStart.hash;
    const [link] = await this.#dataSource.query<{ hash: string }[]>(
      "SELECT encode(hash, 'hex') AS hash FROM audit_log WHERE seq = $1",
      [seq],
    );
    return link?.hash;
  }

  /** Only as far as the head was when it began: what is added meanwhile is not visible yet. */
  async verify(): Promise<ChainReport> {
    const head = await this.head();
    const entries = head.seq;
    let end: ChainEnd = chainStart;
    let links = await this.#linksAfter(end.seq, entries);
    while (links.length > 0) {
      for (const link of links) {
        const next = followed(end, link, this.#seal);
        if (!next) return { entries, brokenAt: Number(link.seq) };
        end = next;
      }
      links = await this.#linksAfter(end.seq, entries);
    }
    const isWhole = end.seq === entries && end.hash === head.hash;
    return { entries, brokenAt: isWhole ? undefined : end.seq + 1 };
  }

  #linksAfter(seq: number, last: number): Promise<AuditLink[]> {
    return this.#dataSource.query<AuditLink[]>(
      `SELECT l.seq, to_char(l.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') AS at,
              l.staff_id, l.staff_role, l.act, l.subject_kind, l.subject_id,
              encode(l.content_hash, 'hex') AS content_hash, encode(l.seal, 'hex') AS seal,
              encode(l.prev_hash, 'hex') AS prev_hash, encode(l.hash, 'hex') AS hash,
              encode(c.salt, 'hex') AS salt, c.content
         FROM audit_log l LEFT JOIN audit_content c ON c.seq = l.seq
        WHERE l.seq > $1 AND l.seq <= $2 ORDER BY l.seq LIMIT $3`,
      [seq, last, pageLength],
    );
  }
}

function entryOf(row: EntryRow): RecordedAuditEntry {
  const said = row.content === null ? {} : (JSON.parse(row.content) as Partial<AuditEntry>);
  return {
    seq: Number(row.seq),
    at: row.at.getTime(),
    staffId: row.staff_id ?? undefined,
    staffName: row.staff_name ?? undefined,
    role: row.staff_role ?? undefined,
    act: row.act,
    subject: { kind: row.subject_kind, id: row.subject_id },
    ...said,
  };
}
