import type { DataSource } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { AvatarStore } from "../../../application/ports/avatar-store.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";

const isShown = "EXISTS (SELECT FROM trader WHERE trader.avatar = avatar.name)";

const hidden = "UPDATE trader SET avatar = NULL WHERE id = $1 AND avatar IS NOT NULL RETURNING id";

/** The records of pictures in PostgreSQL. */
export class PostgresAvatarStore implements AvatarStore {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  begin(name: string, traderId: string, mostWaiting: number): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      // Those who send several at the same moment are counted one after the other.
      await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
        `avatars of ${traderId}`,
      ]);
      const begun = await transaction.query<unknown[]>(
        `INSERT INTO avatar (name, trader_id)
         SELECT $1, $2 WHERE $3 > (SELECT count(*) FROM avatar WHERE trader_id = $2 AND NOT ${isShown})
         RETURNING name`,
        [name, traderId, mostWaiting],
      );
      return begun.length > 0;
    });
  }

  /** The row of the picture is held, so that none is dropped while it is chosen. */
  show(name: string, traderId: string): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      const found = await transaction.query<unknown[]>(
        `SELECT name FROM avatar WHERE name = $1 AND trader_id = $2 AND NOT is_dropped FOR UPDATE`,
        [name, traderId],
      );
      if (found.length === 0) return false;
      await transaction.query("UPDATE trader SET avatar = $1 WHERE id = $2", [name, traderId]);
      return true;
    });
  }

  async hide(traderId: string): Promise<void> {
    await this.#dataSource.query(hidden, [traderId]);
  }

  hideByStaff(traderId: string, audit: AuditEntry): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      const [rows] = await transaction.query<[unknown[], number]>(hidden, [traderId]);
      if (rows.length === 0) return false;
      await appendAudit(transaction, this.#seal, [audit]);
      return true;
    });
  }

  async isShown(name: string): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>("SELECT FROM trader WHERE avatar = $1", [
      name,
    ]);
    return rows.length > 0;
  }

  /** One that is being chosen at the moment is left to the next round. */
  async drop(seconds: number, most: number): Promise<readonly string[]> {
    return this.#dataSource.transaction(async (transaction) => {
      const rows = await transaction.query<{ name: string }[]>(
        `SELECT name FROM avatar
          WHERE (is_dropped OR at < clock_timestamp() - make_interval(secs => $1)) AND NOT ${isShown}
          ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED`,
        [seconds, most],
      );
      const names = rows.map(({ name }) => name);
      // A picture that was chosen between reading and locking it is shown, and stays.
      const [dropped] = await transaction.query<[{ name: string }[], number]>(
        `UPDATE avatar SET is_dropped = true WHERE name = ANY ($1) AND NOT ${isShown} RETURNING name`,
        [names],
      );
      return dropped.map(({ name }) => name);
    });
  }

  async forget(name: string): Promise<void> {
    await this.#dataSource.query("DELETE FROM avatar WHERE name = $1 AND is_dropped", [name]);
  }
}
