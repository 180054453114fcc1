import type { DataSource, EntityManager } from "typeorm";
import type {
  KeptPasskey,
  NewPasskey,
  OwnPasskey,
  PasskeyKeys,
  PasskeyUse,
} from "../../../application/ports/passkey-store.ts";

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
  readonly owner_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: string;
  readonly now: Date;
}

/** What an UPDATE or a DELETE returns: the rows and their number. */
type Changed = readonly [rows: readonly unknown[], count: number];

/** A table of passkeys, and its column for whose they are. */
interface PasskeyTable {
  readonly table: "passkey" | "staff_passkey";
  readonly owner: "trader_id" | "staff_id";
}

/** Passkeys as rows of one table, found by the id that their authenticator gave them. */
export class PasskeyRows implements PasskeyKeys<string> {
  readonly #dataSource: DataSource;
  readonly #table: PasskeyTable["table"];
  readonly #owner: PasskeyTable["owner"];

  constructor(dataSource: DataSource, { table, owner }: PasskeyTable) {
    this.#dataSource = dataSource;
    this.#table = table;
    this.#owner = owner;
  }

  /** Oldest first. */
  async listOwn(ownerId: string): Promise<readonly OwnPasskey[]> {
    const rows = await this.#dataSource.query<OwnRow[]>(
      `SELECT id, credential_id, transports, name, added_at, used_at FROM ${this.#table}
        WHERE ${this.#owner} = $1 ORDER BY added_at, id`,
      [ownerId],
    );
    return rows.map(({ credential_id, added_at, used_at, ...row }) => ({
      ...row,
      credentialId: credential_id,
      addedAt: added_at.getTime(),
      usedAt: used_at?.getTime(),
    }));
  }

  async find(credentialId: string): Promise<KeptPasskey<string> | undefined> {
    const [row] = await this.#dataSource.query<KeptRow[]>(
      `SELECT id, ${this.#owner} AS owner_id, credential_id, public_key, counter,
              clock_timestamp() AS now
         FROM ${this.#table} WHERE credential_id = $1`,
      [credentialId],
    );
    return (
      row && {
        id: row.id,
        ownerId: row.owner_id,
        credentialId: row.credential_id,
        publicKey: row.public_key,
        counter: Number(row.counter),
        readAt: row.now.getTime(),
      }
    );
  }

  /** With the owner's row locked, so that no more than `most` are added at once. */
  async add(
    transaction: EntityManager,
    ownerId: string,
    passkey: NewPasskey,
    most: number,
  ): Promise<boolean> {
    const { id, credentialId, publicKey, counter, transports, name } = passkey;
    const added = await transaction.query<unknown[]>(
      `INSERT INTO ${this.#table} (id, ${this.#owner}, credential_id, public_key, counter,
                                   transports, name, added_at)
       SELECT $1, $2, $3, $4, $5, $6, $7, clock_timestamp()
        WHERE (SELECT count(*) FROM ${this.#table} WHERE ${this.#owner} = $2) < $8
       ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
      [id, ownerId, credentialId, Buffer.from(publicKey), counter, transports, name, most],
    );
    return added.length > 0;
  }

  async rename(
    manager: EntityManager,
    ownerId: string,
    id: string,
    name: string,
  ): Promise<boolean> {
    const [, count] = await manager.query<Changed>(
      `UPDATE ${this.#table} SET name = $3 WHERE ${this.#owner} = $1 AND id = $2`,
      [ownerId, id, name],
    );
    return count > 0;
  }

  async remove(transaction: EntityManager, ownerId: string, id: string): Promise<boolean> {
    const [, count] = await transaction.query<Changed>(
      `DELETE FROM ${this.#table} WHERE ${this.#owner} = $1 AND id = $2`,
      [ownerId, id],
    );
    return count > 0;
  }

  async noteUse({ id, counter: last }: PasskeyUse, counter: number): Promise<boolean> {
    const [, count] = await this.#dataSource.query<Changed>(
      `UPDATE ${this.#table} SET counter = $3, used_at = clock_timestamp()
        WHERE id = $1 AND counter = $2`,
      [id, last, counter],
    );
    return count > 0;
  }
}
