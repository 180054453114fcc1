import type { DataSource, EntityManager } from "typeorm";
import { foldedColumn } from "../account/folded-column.ts";
import { foldedName } from "../../../domain/account/folded-name.ts";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { TokenHash } from "../../../application/ports/session-tokens.ts";
import type {
  Enrolment,
  Invitation,
  InvitedAs,
  NewStaffMember,
  StaffCredentials,
  StaffStore,
} from "../../../application/ports/staff-store.ts";
import type { StaffRole } from "../../../domain/staff/staff-roles.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";

interface CredentialsRow {
  readonly id: string;
  readonly username: string;
  readonly code_name: string;
  readonly role: StaffRole;
  readonly password_hash: string;
  readonly factor: Buffer | null;
  readonly totp_last_step: string;
  readonly now: Date;
}

interface InvitationRow {
  readonly role: StaffRole;
  readonly username: string | null;
  readonly code_name: string | null;
}

/** Staff as rows. Changes to them are logged in the same transaction. */
export class PostgresStaffStore implements StaffStore {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  credentialsByName(username: string): Promise<StaffCredentials | undefined> {
    return this.#credentials(setUpFactor, `${foldedColumn("username")} = $1`, foldedName(username));
  }

  credentialsOf(staffId: string): Promise<StaffCredentials | undefined> {
    return this.#credentials(setUpFactor, "id = $1", staffId);
  }

  enrolmentOf(tokenHash: TokenHash): Promise<StaffCredentials | undefined> {
    return this.#credentials("totp_secret", enrolling, tokenHash);
  }

  async #credentials(
    factor: string,
    condition: string,
    parameter: string,
  ): Promise<StaffCredentials | undefined> {
    const [row] = await this.#dataSource.query<CredentialsRow[]>(
      `SELECT id, username, code_name, role, password_hash, ${factor} AS factor, totp_last_step,
              clock_timestamp() AS now
         FROM staff WHERE ${condition} AND disabled_at IS NULL`,
      [parameter],
    );
    return row && credentialsOf(row);
  }

  async beginEnrolment({ staffId, tokenHash, secret, seconds }: Enrolment): Promise<void> {
    await this.#dataSource.query(
      `UPDATE staff SET totp_secret = $2, enrolment_hash = decode($3, 'hex'),
              enrolment_until = clock_timestamp() + make_interval(secs => $4)
        WHERE id = $1 AND totp_enrolled_at IS NULL`,
      [staffId, Buffer.from(secret), tokenHash, seconds],
    );
  }

  finishEnrolment(tokenHash: TokenHash, step: number, entry: AuditEntry): Promise<boolean> {
    return this.#dataSource.transaction(async (manager) => {
      const [enrolled] = await changedRows(
        manager,
        `UPDATE staff SET totp_enrolled_at = clock_timestamp(), totp_last_step = $2,
                enrolment_hash = NULL, enrolment_until = NULL
          WHERE ${enrolling} AND disabled_at IS NULL RETURNING id`,
        [tokenHash, step],
      );
      if (enrolled) await appendAudit(manager, this.#seal, [entry]);
      return enrolled !== undefined;
    });
  }

  async useStep(staffId: string, step: number): Promise<boolean> {
    const used = await changedRows(
      this.#dataSource.manager,
      "UPDATE staff SET totp_last_step = $2 WHERE id = $1 AND totp_last_step < $2 RETURNING id",
      [staffId, step],
    );
    return used.length > 0;
  }

  async inviteFirst({ tokenHash, role, seconds }: Invitation): Promise<boolean> {
    const made = await this.#dataSource.query<unknown[]>(
      `WITH replaced AS (
         UPDATE staff_invitation SET expires_at = clock_timestamp()
          WHERE used_at IS NULL AND NOT EXISTS (SELECT FROM staff))
       INSERT INTO staff_invitation (token_hash, role, expires_at)
       SELECT decode($1, 'hex'), $2, clock_timestamp() + make_interval(secs => $3)
        WHERE NOT EXISTS (SELECT FROM staff)
       RETURNING role`,
      [tokenHash, role, seconds],
    );
    return made.length > 0;
  }

  async invitation(tokenHash: TokenHash): Promise<InvitedAs | undefined> {
    const [row] = await this.#dataSource.query<InvitationRow[]>(
      `SELECT role, username, code_name FROM staff_invitation WHERE ${invited}`,
      [tokenHash],
    );
    if (!row) return undefined;
    const { role, username, code_name: codeName } = row;
    const isNamed = username !== null && codeName !== null;
    return { role, names: isNamed ? { username, codeName } : undefined };
  }

  async addInvited(
    tokenHash: TokenHash,
    member: NewStaffMember,
  ): Promise<StaffRole | "unknown" | "taken"> {
    return this.#dataSource
      .transaction(async (manager) => {
        const [used] = await changedRows<{ role: StaffRole }>(
          manager,
          `UPDATE staff_invitation SET used_at = clock_timestamp() WHERE ${invited} RETURNING role`,
          [tokenHash],
        );
        if (!used) return "unknown";
        if (!(await this.#insert(manager, member, used.role))) throw new NameTaken();
        return used.role;
      })
      .catch((error: unknown) => {
        if (error instanceof NameTaken) return "taken";
        throw error;
      });
  }

  add(member: NewStaffMember, role: StaffRole, factor: Uint8Array): Promise<boolean> {
    return this.#dataSource.transaction(async (manager) => {
      if (!(await this.#insert(manager, member, role))) return false;
      await manager.query(
        "UPDATE staff SET totp_secret = $2, totp_enrolled_at = clock_timestamp() WHERE id = $1",
        [member.id, Buffer.from(factor)],
      );
      return true;
    });
  }

  async #insert(
    manager: EntityManager,
    { id, username, codeName, email, passwordHash }: NewStaffMember,
    role: StaffRole,
  ): Promise<boolean> {
    const added = await manager.query<unknown[]>(
      `INSERT INTO staff (id, username, code_name, email, password_hash, role)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
      [id, username, codeName, email, passwordHash, role],
    );
    if (added.length === 0) return false;
    await appendAudit(manager, this.#seal, [
      {
        staffId: undefined,
        role: undefined,
        act: "add-staff",
        subject: { kind: "staff", id },
        after: { username, codeName, role },
      },
    ]);
    return true;
  }
}

/** Rolls back a transaction. */
class NameTaken extends Error {}

const setUpFactor = "CASE WHEN totp_enrolled_at IS NOT NULL THEN totp_secret END";

const enrolling = `enrolment_hash = decode($1, 'hex') AND enrolment_until > clock_timestamp()
  AND totp_enrolled_at IS NULL`;

const invited =
  "token_hash = decode($1, 'hex') AND used_at IS NULL AND expires_at > clock_timestamp()";

/** The driver returns an UPDATE as its rows and their number. */
async function changedRows<Row = { id: string }>(
  manager: EntityManager,
  sql: string,
  parameters: unknown[],
): Promise<Row[]> {
  const [rows] = await manager.query<[Row[], number]>(sql, parameters);
  return rows;
}

function credentialsOf(row: CredentialsRow): StaffCredentials {
  return {
    staffId: row.id,
    username: row.username,
    codeName: row.code_name,
    role: row.role,
    passwordHash: row.password_hash,
    factor: row.factor ?? undefined,
    lastStep: Number(row.totp_last_step),
    readAt: row.now.getTime(),
  };
}
