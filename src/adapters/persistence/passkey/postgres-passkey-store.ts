import type { DataSource, EntityManager } from "typeorm";
import type {
  KeptPasskey,
  NewPasskey,
  OwnPasskey,
  PasskeyUse,
  PasskeyStore,
} from "../../../application/ports/passkey-store.ts";
import { lockAccount, noteAccountChange } from "../account/account-lock.ts";
import { addDelivery } from "../notice/add-delivery.ts";
import { PasskeyRows } from "./passkey-rows.ts";

/** Passkeys of traders as rows. */
export class PostgresPasskeyStore implements PasskeyStore {
  readonly #dataSource: DataSource;
  readonly #rows: PasskeyRows;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
    this.#rows = new PasskeyRows(dataSource, { table: "passkey", owner: "trader_id" });
  }

  listOwn(traderId: string): Promise<readonly OwnPasskey[]> {
    return this.#rows.listOwn(traderId);
  }

  find(credentialId: string): Promise<KeptPasskey<string> | undefined> {
    return this.#rows.find(credentialId);
  }

  /** Under the lock of the account, so that no more than `most` are added at once. */
  add(traderId: string, passkey: NewPasskey, most: number): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      if (!(await this.#rows.add(transaction, traderId, passkey, most))) return false;
      await noteSecurityChange(transaction, traderId);
      await transaction.query(addDelivery("passkey_added", "SELECT $1::text AS id"), [traderId]);
      return true;
    });
  }

  rename(traderId: string, id: string, name: string): Promise<boolean> {
    return this.#rows.rename(this.#dataSource.manager, traderId, id, name);
  }

  remove(traderId: string, id: string): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      if (!(await this.#rows.remove(transaction, traderId, id))) return false;
      await noteSecurityChange(transaction, traderId);
      await transaction.query(addDelivery("passkey_removed", "SELECT $1::text AS id"), [traderId]);
      return true;
    });
  }

  noteUse(passkey: PasskeyUse, counter: number): Promise<boolean> {
    return this.#rows.noteUse(passkey, counter);
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
