import type { DataSource, EntityManager } from "typeorm";
import type {
  KeptPasskey,
  NewPasskey,
  OwnPasskey,
  PasskeyStore,
} from "../../../application/ports/passkey-store.ts";
import { lockAccount, noteAccountChange } from "../account/account-lock.ts";
import { addDelivery } from "../notice/add-delivery.ts";

interface OwnRow {
  readonly id: string;
  readonly credential_id: string;
  readonly transports: readonly string[];
  readonly name: string;
  readonly added_at: Date;
  readonly used_at: Date | null;
}

interface KeptRow {
  readonly id: string;
  readonly trader_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: string;
  readonly now: Date;
}

/** What an UPDATE or a DELETE returns: the rows and their number. */
type Changed = readonly [rows: readonly unknown[], count: number];

/** Passkeys as rows, found by the id that their authenticator gave them. */
export class PostgresPasskeyStore implements PasskeyStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async listOwn(traderId: string): Promise<readonly OwnPasskey[]> {
    const rows = await this.#dataSource.query<OwnRow[]>(
      `SELECT id, credential_id, transports, name, added_at, used_at FROM passkey
        WHERE trader_id = $1 ORDER BY added_at, id`,
      [traderId],
    );
    return rows.map(({ credential_id, added_at, used_at, ...row }) => ({
      ...row,
      credentialId: credential_id,
      addedAt: added_at.getTime(),
      usedAt: used_at?.getTime(),
    }));
  }

  async find(credentialId: string): Promise<KeptPasskey | undefined> {
    const [row] = await this.#dataSource.query<KeptRow[]>(
      `SELECT id, trader_id, credential_id, public_key, counter, clock_timestamp() AS now
         FROM passkey WHERE credential_id = $1`,
      [credentialId],
    );
    return (
      row && {
        id: row.id,
        traderId: row.trader_id,
        credentialId: row.credential_id,
        publicKey: row.public_key,
        counter: Number(row.counter),
        readAt: row.now.getTime(),
      }
    );
  }

  /** Under the lock of the account, so that no more than `most` are added at once. */
  add(traderId: string, passkey: NewPasskey, most: number): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const { id, credentialId, publicKey, counter, transports, name } = passkey;
      const added = await transaction.query<unknown[]>(
        `INSERT INTO passkey (id, trader_id, credential_id, public_key, counter, transports, name,
                              added_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, clock_timestamp()
          WHERE (SELECT count(*) FROM passkey WHERE trader_id = $2) < $8
         ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
        [id, traderId, credentialId, Buffer.from(publicKey), counter, transports, name, most],
      );
      if (added.length === 0) return false;
      await noteSecurityChange(transaction, traderId);
      await transaction.query(addDelivery("passkey_added", "SELECT $1::text AS id"), [traderId]);
      return true;
    });
  }

  async rename(traderId: string, id: string, name: string): Promise<boolean> {
    const [, count] = await this.#dataSource.query<Changed>(
      "UPDATE passkey SET name = $3 WHERE trader_id = $1 AND id = $2",
      [traderId, id, name],
    );
    return count > 0;
  }

  remove(traderId: string, id: string): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const [, count] = await transaction.query<Changed>(
        "DELETE FROM passkey WHERE trader_id = $1 AND id = $2",
        [traderId, id],
      );
      if (count === 0) return false;
      await noteSecurityChange(transaction, traderId);
      await transaction.query(addDelivery("passkey_removed", "SELECT $1::text AS id"), [traderId]);
      return true;
    });
  }

  async noteUse(
    { id, counter: last }: Pick<KeptPasskey, "id" | "counter">,
    counter: number,
  ): Promise<boolean> {
    const [, count] = await this.#dataSource.query<Changed>(
      `UPDATE passkey SET counter = $3, used_at = clock_timestamp()
        WHERE id = $1 AND counter = $2`,
      [id, last, counter],
    );
    return count > 0;
  }
}

async function noteSecurityChange(transaction: EntityManager, traderId: string): Promise<void> {
  await transaction.query(
    `UPDATE trader SET credentials_changed_at = clock_timestamp(),
                       security_changed_at = clock_timestamp() WHERE id = $1`,
    [traderId],
  );
  await noteAccountChange(transaction, traderId, "factors");
}
