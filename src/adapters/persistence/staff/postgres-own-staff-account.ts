import type { DataSource, EntityManager } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { OwnSession } from "../../../application/ports/own-sessions.ts";
import type {
  DeclaredAccount,
  OwnStaffAccountStore,
} from "../../../application/ports/own-staff-account.ts";
import type { TokenHash } from "../../../application/ports/session-tokens.ts";
import type { SessionPolicy } from "../../../domain/account/account-policy.ts";
import { foldedName } from "../../../domain/account/folded-name.ts";
import { foldedColumn } from "../account/folded-column.ts";
import {
  isAlive,
  ownSessionColumns,
  ownSessionOf,
  type OwnSessionRow,
} from "../account/session-rows.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";

interface DeclaredRow {
  readonly trader_id: string;
  readonly username: string;
  readonly declared_at: Date;
}

/** What members of staff keep about themselves, as rows. */
export class PostgresOwnStaffAccount implements OwnStaffAccountStore {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async declaredBy(staffId: string): Promise<readonly DeclaredAccount[]> {
    const rows = await this.#dataSource.query<DeclaredRow[]>(
      `SELECT a.trader_id, trader.username, a.declared_at
         FROM staff_trader_account a JOIN trader ON trader.id = a.trader_id
        WHERE a.staff_id = $1 ORDER BY a.declared_at, a.trader_id`,
      [staffId],
    );
    return rows.map(({ trader_id, username, declared_at }) => ({
      traderId: trader_id,
      username,
      declaredAt: declared_at.getTime(),
    }));
  }

  declare(
    staffId: string,
    username: string,
    entryOf: (traderId: string) => AuditEntry,
  ): Promise<string | undefined> {
    return this.#dataSource.transaction(async (manager) => {
      const [trader] = await manager.query<{ id: string }[]>(
        `SELECT id FROM trader WHERE ${foldedColumn("username")} = $1`,
        [foldedName(username)],
      );
      if (!trader) return undefined;
      const declared = await manager.query<unknown[]>(
        `INSERT INTO staff_trader_account (staff_id, trader_id) VALUES ($1, $2)
         ON CONFLICT DO NOTHING RETURNING trader_id`,
        [staffId, trader.id],
      );
      if (declared.length > 0) await this.#log(manager, entryOf(trader.id));
      return trader.id;
    });
  }

  async sessionsOf(
    staffId: string,
    asking: TokenHash,
    { idleSeconds, absoluteSeconds }: SessionPolicy,
  ): Promise<readonly OwnSession[]> {
    const rows = await this.#dataSource.query<OwnSessionRow[]>(
      `SELECT ${ownSessionColumns("s", "$2")}
         FROM staff_session s JOIN staff m ON m.id = s.staff_id
        WHERE s.staff_id = $1 AND ${isAlive({ session: "s", owner: "m" }, "$3", "$4")}
        ORDER BY is_this DESC, s.last_active_at DESC, s.id`,
      [staffId, asking, idleSeconds, absoluteSeconds],
    );
    return rows.map(ownSessionOf);
  }

  endSession(staffId: string, id: string, entry: AuditEntry): Promise<boolean> {
    return this.#changed(
      `UPDATE staff_session SET revoked_at = clock_timestamp()
        WHERE staff_id = $1 AND id::text = $2 AND revoked_at IS NULL`,
      [staffId, id],
      entry,
    );
  }

  async endOtherSessions(staffId: string, kept: TokenHash, entry: AuditEntry): Promise<void> {
    await this.#changed(
      `UPDATE staff_session SET revoked_at = clock_timestamp()
        WHERE staff_id = $1 AND token_hash <> decode($2, 'hex') AND revoked_at IS NULL`,
      [staffId, kept],
      entry,
    );
  }

  changePassword(
    staffId: string,
    before: string,
    after: string,
    entry: AuditEntry,
  ): Promise<boolean> {
    return this.#changed(
      `UPDATE staff SET password_hash = $3, credentials_changed_at = clock_timestamp()
        WHERE id = $1 AND password_hash = $2`,
      [staffId, before, after],
      entry,
    );
  }

  /** Whether it changed anything; then it is logged. */
  #changed(sql: string, parameters: unknown[], entry: AuditEntry): Promise<boolean> {
    return this.#dataSource.transaction(async (manager) => {
      const [, count] = await manager.query<[unknown, number]>(sql, parameters);
      if (count > 0) await this.#log(manager, entry);
      return count > 0;
    });
  }

  async #log(manager: EntityManager, entry: AuditEntry): Promise<void> {
    await appendAudit(manager, this.#seal, [entry]);
  }
}
