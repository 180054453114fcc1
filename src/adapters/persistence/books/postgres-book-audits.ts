import type { DataSource } from "typeorm";
import { invariants, type InvariantName } from "../../../application/ports/invariants.ts";
import type {
  AuditReason,
  BooksAudits,
  BooksReport,
  InvariantReport,
  LastAudit,
  RecordedAudit,
} from "../../../application/ports/books.ts";
import { auditLock } from "./audit-lock.ts";

interface AuditRow {
  readonly id: string;
  readonly started_at: Date;
  readonly milliseconds: number;
  readonly reason: AuditReason;
  readonly age: number;
  readonly invariants: readonly InvariantReport[];
}

const columns = `id, started_at, milliseconds, reason, invariants,
  extract(epoch FROM clock_timestamp() - started_at)::float8 AS age`;

/** The results of audits of the books, as rows. */
export class PostgresBookAudits implements BooksAudits {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async record(report: BooksReport, reason: AuditReason, keptSeconds: number): Promise<void> {
    const { startedAt, milliseconds } = report;
    await this.#dataSource.query(
      `INSERT INTO books_audit (started_at, milliseconds, reason, invariants)
       VALUES ($1, $2, $3, $4::json)`,
      [new Date(startedAt), milliseconds, reason, JSON.stringify(report.invariants)],
    );
    await this.#dataSource.query(
      "DELETE FROM books_audit WHERE started_at < clock_timestamp() - make_interval(secs => $1)",
      [keptSeconds],
    );
  }

  async last(): Promise<LastAudit | undefined> {
    const [row] = await this.#newest(1);
    if (!row) return undefined;
    const found = row.invariants.filter(({ name, count }) => isKnown(name) && count > 0);
    return {
      startedAt: row.started_at.getTime(),
      milliseconds: row.milliseconds,
      ageSeconds: row.age,
      findings: found.map(({ name, count }) => ({ name, count })),
    };
  }

  async list(most: number): Promise<readonly RecordedAudit[]> {
    const rows = await this.#newest(most);
    return rows.map((row) => ({
      id: Number(row.id),
      startedAt: row.started_at.getTime(),
      milliseconds: row.milliseconds,
      reason: row.reason,
      invariants: row.invariants.filter(({ name }) => isKnown(name)),
    }));
  }

  async isRunning(): Promise<boolean> {
    const [row] = await this.#dataSource.query<{ running: boolean }[]>(
      `SELECT EXISTS (
         SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
          WHERE l.locktype = 'advisory' AND l.objid = $1::oid AND l.granted
            AND d.datname = current_database()) AS running`,
      [auditLock],
    );
    return row?.running === true;
  }

  #newest(most: number): Promise<AuditRow[]> {
    return this.#dataSource.query<AuditRow[]>(
      `SELECT ${columns} FROM books_audit ORDER BY started_at DESC, id DESC LIMIT $1`,
      [most],
    );
  }
}

/** An audit may be older than this program, and name invariants that no longer exist. */
function isKnown(name: string): name is InvariantName {
  return name in invariants;
}
