import type { DataSource, EntityManager } from "typeorm";
import type {
  StopChange,
  StopRecord,
  StopSince,
  StopStore,
} from "../../../application/ports/stop-store.ts";
import type { Refusal, Result } from "../../../domain/result/result.ts";
import type { StaffRole } from "../../../domain/staff/staff-roles.ts";
import type { StopState } from "../../../domain/stop/stop-rules.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { databaseTime } from "../connection/database-time.ts";
import { openStopOf, sinceOf, stopOf, type StopRow } from "./stop-row.ts";

const word = (name: string) => `${name}_by, ${name}_at, ${name}_reason,
  (SELECT s.username FROM staff s WHERE s.id = ${name}_by) AS ${name}_name`;

const columns = `id, kind, asset, ${word("started")}, ${word("end_asked")}, ${word("ended")}`;

/** The stops as rows. One change at a time: each decides about what the one before it left. */
export class PostgresStopStore implements StopStore {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async listOpen(): Promise<readonly StopSince[]> {
    return (await this.#open(this.#dataSource.manager)).map(sinceOf);
  }

  async list(most: number) {
    const rows = await this.#dataSource.query<StopRow[]>(
      `SELECT ${columns} FROM stop ORDER BY ended_at DESC NULLS FIRST, started_at DESC, id LIMIT $1`,
      [most],
    );
    const stops: readonly StopRecord[] = rows.map(stopOf);
    return { stops, now: await databaseTime(this.#dataSource) };
  }

  change<Refused extends Refusal>(
    roles: readonly StaffRole[],
    decide: (state: StopState) => Result<StopChange, Refused>,
  ): Promise<Result<StopChange, Refused>> {
    return this.#dataSource.transaction(async (transaction) => {
      // Whoever reads what is stopped does not wait for this.
      await transaction.query("LOCK TABLE stop IN SHARE ROW EXCLUSIVE MODE");
      const stops = (await this.#open(transaction)).map(openStopOf);
      const [told] = await transaction.query<{ people: number; now: Date }[]>(
        `SELECT count(*)::integer AS people, clock_timestamp() AS now
           FROM staff WHERE role = ANY ($1::text[])`,
        [[...roles]],
      );
      const { people = 0, now = new Date(Number.NaN) } = told ?? {};
      const decided = decide({ stops, people, now: now.getTime() });
      if (decided.ok) await this.#write(transaction, decided.value);
      return decided;
    });
  }

  #open(manager: EntityManager): Promise<StopRow[]> {
    return manager.query<StopRow[]>(
      `SELECT ${columns} FROM stop WHERE ended_at IS NULL ORDER BY started_at, id`,
    );
  }

  async #write(transaction: EntityManager, change: StopChange): Promise<void> {
    const { stopId, staffId, reason, act, audit } = change;
    const who = [stopId, staffId, reason];
    if (act.kind === "start") {
      await transaction.query(
        `INSERT INTO stop (id, started_by, started_reason, kind, asset) VALUES ($1, $2, $3, $4, $5)`,
        [...who, act.stop.kind, act.stop.asset ?? null],
      );
    } else {
      const name = act.kind === "end" ? "ended" : "end_asked";
      await transaction.query(
        `UPDATE stop SET ${name}_by = $2, ${name}_reason = $3, ${name}_at = clock_timestamp()
          WHERE id = $1`,
        who,
      );
    }
    await appendAudit(transaction, this.#seal, [audit]);
  }
}
