import type { DataSource, EntityManager } from "typeorm";
import type {
  HaltChange,
  HaltRecord,
  HaltSince,
  HaltStore,
} from "../../../application/ports/halt-store.ts";
import type { Refusal, Result } from "../../../domain/result/result.ts";
import type { StaffRole } from "../../../domain/staff/staff-roles.ts";
import type { HaltState } from "../../../domain/halt/halt-rules.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { databaseTime } from "../connection/database-time.ts";
import { openHaltOf, sinceOf, haltOf, type HaltRow, type SinceRow } from "./halt-row.ts";
import { haltingAnnouncements, lockHalts } from "./halts-column.ts";

const word = (name: string) => `${name}_by, ${name}_at, ${name}_reason,
  (SELECT s.username FROM staff s WHERE s.id = ${name}_by) AS ${name}_name`;

const columns = `id, kind, asset, ${word("started")}, ${word("end_asked")}, ${word("ended")}`;

/** A pool, or one transaction. */
type Database = Pick<DataSource, "query" | "transaction">;

/**
 * The halts as rows. One change at a time: each builds on the result of the one before. Commits
 * decided before a halt have finished when it is written, or find it (`commit_halts`).
 */
export class PostgresHaltStore implements HaltStore {
  readonly #dataSource: Database;
  readonly #seal: AuditSeal;

  constructor(dataSource: Database, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async listOpen(): Promise<readonly HaltSince[]> {
    const rows = await this.#dataSource.query<SinceRow[]>(
      `SELECT kind, asset, started_at FROM halt WHERE ended_at IS NULL
       UNION ALL ${haltingAnnouncements} ORDER BY started_at`,
    );
    return rows.map(sinceOf);
  }

  async list(most: number) {
    const rows = await this.#dataSource.query<HaltRow[]>(
      `SELECT ${columns} FROM halt ORDER BY ended_at DESC NULLS FIRST, started_at DESC, id LIMIT $1`,
      [most],
    );
    const halts: readonly HaltRecord[] = rows.map(haltOf);
    return { halts, now: await databaseTime(this.#dataSource) };
  }

  change<Refused extends Refusal>(
    roles: readonly StaffRole[],
    decide: (state: HaltState) => Result<HaltChange, Refused>,
  ): Promise<Result<HaltChange, Refused>> {
    return this.#dataSource.transaction(async (transaction) => {
      await transaction.query(lockHalts);
      const halts = (await this.#open(transaction)).map(openHaltOf);
      const [told] = await transaction.query<{ people: number; now: Date }[]>(
        `SELECT count(*)::integer AS people, clock_timestamp() AS now
           FROM staff WHERE role = ANY ($1::text[])`,
        [[...roles]],
      );
      const { people = 0, now = new Date(Number.NaN) } = told ?? {};
      const decided = decide({ halts, people, now: now.getTime() });
      if (decided.ok) await this.#write(transaction, decided.value);
      return decided;
    });
  }

  #open(manager: Pick<EntityManager, "query">): Promise<HaltRow[]> {
    return manager.query<HaltRow[]>(
      `SELECT ${columns} FROM halt WHERE ended_at IS NULL ORDER BY started_at, id`,
    );
  }

  async #write(transaction: EntityManager, change: HaltChange): Promise<void> {
    const { haltId, staffId, reason, act, audit } = change;
    const who = [haltId, staffId ?? null, reason];
    if (act.kind === "start") {
      await transaction.query(
        `INSERT INTO halt (id, started_by, started_reason, kind, asset) VALUES ($1, $2, $3, $4, $5)`,
        [...who, act.halt.kind, act.halt.asset ?? null],
      );
    } else {
      const name = act.kind === "end" ? "ended" : "end_asked";
      await transaction.query(
        `UPDATE halt SET ${name}_by = $2, ${name}_reason = $3, ${name}_at = clock_timestamp()
          WHERE id = $1`,
        who,
      );
    }
    await appendAudit(transaction, this.#seal, [audit]);
  }
}
