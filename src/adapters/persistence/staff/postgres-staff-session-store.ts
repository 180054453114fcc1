import type { DataSource } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { TokenHash } from "../../../application/ports/session-tokens.ts";
import type {
  NewStaffSession,
  StaffSessionStore,
} from "../../../application/ports/staff-session-store.ts";
import type { SessionPolicy } from "../../../domain/account/account-policy.ts";
import type { StaffRole } from "../../../domain/staff/staff-roles.ts";
import { isAlive } from "../account/session-rows.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { linkedColumn } from "./linked-column.ts";

interface LiveSessionRow {
  readonly staff_id: string;
  readonly username: string;
  readonly code_name: string;
  readonly role: StaffRole;
  readonly linked_ids: readonly string[];
  readonly started_at: Date;
  readonly age_seconds: number;
  readonly is_activity_due: boolean;
  readonly is_alive: boolean;
}

/** Sessions of the console as rows, found by the hash of their secret. */
export class PostgresStaffSessionStore implements StaffSessionStore {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async open(session: NewStaffSession, entry: AuditEntry): Promise<void> {
    const { tokenHash, staffId, agent, address, country, deviceHash } = session;
    await this.#dataSource.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO staff_session (token_hash, staff_id, agent, address, device_hash, country)
         VALUES (decode($1, 'hex'), $2, $3, $4, decode($5, 'hex'), $6)`,
        [tokenHash, staffId, agent, address, deviceHash ?? null, country ?? null],
      );
      await appendAudit(manager, this.#seal, [entry]);
    });
  }

  async find(tokenHash: TokenHash, policy: SessionPolicy) {
    const { idleSeconds, absoluteSeconds, activityStepSeconds } = policy;
    const [row] = await this.#dataSource.query<LiveSessionRow[]>(
      `SELECT m.id AS staff_id, m.username, m.code_name, m.role, s.started_at,
              extract(epoch FROM clock_timestamp() - s.started_at)::float8 AS age_seconds,
              ${linkedColumn("m")} AS linked_ids,
              s.last_active_at <= clock_timestamp() - make_interval(secs => $4) AS is_activity_due,
              ${isAlive({ session: "s", owner: "m" }, "$2", "$3")}
                AND m.disabled_at IS NULL AS is_alive
         FROM staff_session s JOIN staff m ON m.id = s.staff_id
        WHERE s.token_hash = decode($1, 'hex')`,
      [tokenHash, idleSeconds, absoluteSeconds, activityStepSeconds],
    );
    if (!row) return undefined;
    if (!row.is_alive) return "ended";
    return {
      actor: {
        staffId: row.staff_id,
        username: row.username,
        codeName: row.code_name,
        role: row.role,
        linkedIds: row.linked_ids,
        sessionStartedAt: row.started_at.getTime(),
      },
      ageSeconds: row.age_seconds,
      isActivityDue: row.is_activity_due,
    };
  }

  async noteActivity(tokenHash: TokenHash, policy: SessionPolicy): Promise<void> {
    await this.#dataSource.query(
      `UPDATE staff_session SET last_active_at = clock_timestamp()
        WHERE token_hash = decode($1, 'hex') AND revoked_at IS NULL
          AND last_active_at <= clock_timestamp() - make_interval(secs => $2)`,
      [tokenHash, policy.activityStepSeconds],
    );
  }

  async revoke(tokenHash: TokenHash, entry?: AuditEntry): Promise<void> {
    await this.#dataSource.transaction(async (manager) => {
      const [, revoked] = await manager.query<[unknown, number]>(
        `UPDATE staff_session SET revoked_at = clock_timestamp()
          WHERE token_hash = decode($1, 'hex') AND revoked_at IS NULL`,
        [tokenHash],
      );
      if (entry && revoked > 0) await appendAudit(manager, this.#seal, [entry]);
    });
  }
}
