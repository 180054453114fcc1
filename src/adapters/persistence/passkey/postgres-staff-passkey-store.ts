import type { DataSource, EntityManager } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type {
  KeptPasskey,
  NewPasskey,
  OwnPasskey,
  PasskeyUse,
  StaffPasskeyStore,
} from "../../../application/ports/passkey-store.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { PasskeyRows } from "./passkey-rows.ts";

/** Passkeys of staff as rows. */
export class PostgresStaffPasskeyStore implements StaffPasskeyStore {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;
  readonly #rows: PasskeyRows;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
    this.#rows = new PasskeyRows(dataSource, { table: "staff_passkey", owner: "staff_id" });
  }

  listOwn(staffId: string): Promise<readonly OwnPasskey[]> {
    return this.#rows.listOwn(staffId);
  }

  find(credentialId: string): Promise<KeptPasskey<string> | undefined> {
    return this.#rows.find(credentialId);
  }

  noteUse(passkey: PasskeyUse, counter: number): Promise<boolean> {
    return this.#rows.noteUse(passkey, counter);
  }

  add(staffId: string, passkey: NewPasskey, most: number, entry: AuditEntry): Promise<boolean> {
    return this.#logged(entry, async (transaction) => {
      if (!(await endSessions(transaction, staffId))) return false;
      return this.#rows.add(transaction, staffId, passkey, most);
    });
  }

  rename(staffId: string, id: string, name: string, entry: AuditEntry): Promise<boolean> {
    return this.#logged(entry, (transaction) => this.#rows.rename(transaction, staffId, id, name));
  }

  remove(staffId: string, id: string, entry: AuditEntry): Promise<boolean> {
    return this.#logged(entry, async (transaction) => {
      if (!(await endSessions(transaction, staffId))) return false;
      return this.#rows.remove(transaction, staffId, id);
    });
  }

  /** A change with its entry in the log; neither where nothing was changed. */
  #logged(
    entry: AuditEntry,
    change: (transaction: EntityManager) => Promise<boolean>,
  ): Promise<boolean> {
    return this.#dataSource
      .transaction(async (transaction) => {
        if (!(await change(transaction))) throw new NothingChanged();
        await appendAudit(transaction, this.#seal, [entry]);
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof NothingChanged) return false;
        throw error;
      });
  }
}

/** Rolls back a transaction. */
class NothingChanged extends Error {}

/**
 * Locks the member, too: two requests add nothing at once, and one that was under way while somebody
 * was shut out adds nothing either. False if they were.
 */
async function endSessions(transaction: EntityManager, staffId: string): Promise<boolean> {
  const [, count] = await transaction.query<[unknown, number]>(
    `UPDATE staff SET credentials_changed_at = clock_timestamp()
      WHERE id = $1 AND totp_enrolled_at IS NOT NULL AND disabled_at IS NULL`,
    [staffId],
  );
  return count > 0;
}
