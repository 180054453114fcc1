import type { DataSource, EntityManager } from "typeorm";
import type { AddressBook, KeptBook } from "../../../application/ports/address-book.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { SavedAddress } from "../../../domain/send/address-book.ts";
import { lockAccount, noteAccountChange } from "../account/account-lock.ts";

interface BookRow {
  readonly now: Date;
  readonly is_on: boolean;
  readonly off_from: Date | null;
}

interface AddressRow {
  readonly id: string;
  readonly asset: RealAsset;
  readonly address: string;
  readonly name: string;
  readonly saved_at: Date;
}

/** Whether the trader named by an expression sends to saved addresses only now. */
export const holdsOnlySavedColumn = (trader: string): string =>
  `EXISTS (SELECT FROM only_saved o WHERE o.trader_id = ${trader}
     AND (o.off_from IS NULL OR o.off_from > clock_timestamp()))`;

/** Saved addresses as rows. */
export class PostgresAddressBook implements AddressBook {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async of(traderId: string): Promise<KeptBook> {
    const [[row], addresses] = await Promise.all([
      this.#dataSource.query<BookRow[]>(
        `SELECT clock_timestamp() AS now, o.trader_id IS NOT NULL AS is_on, o.off_from
           FROM (SELECT $1::text AS id) t LEFT JOIN only_saved o ON o.trader_id = t.id`,
        [traderId],
      ),
      this.#dataSource.query<AddressRow[]>(
        `SELECT id, asset, address, name, saved_at FROM saved_address
          WHERE trader_id = $1 ORDER BY lower(name), saved_at, id`,
        [traderId],
      ),
    ]);
    if (!row) throw new Error("The database gave no row");
    return {
      addresses: addresses.map(({ saved_at: at, ...saved }) => ({
        ...saved,
        savedAt: at.getTime(),
      })),
      onlySaved: { isOn: row.is_on, offFrom: row.off_from?.getTime() },
      readAt: row.now.getTime(),
    };
  }

  /** Under the lock of the account, so that no more than `most` are added at once. */
  add(
    traderId: string,
    { id, asset, address, name }: Omit<SavedAddress, "savedAt">,
    most: number,
  ): Promise<"added" | "full" | "known"> {
    return this.#locked(traderId, async (transaction) => {
      const [count] = await transaction.query<{ all: number }[]>(
        "SELECT count(*)::integer AS all FROM saved_address WHERE trader_id = $1",
        [traderId],
      );
      if ((count?.all ?? 0) >= most) return "full";
      const added = await transaction.query<unknown[]>(
        `INSERT INTO saved_address (id, trader_id, asset, address, name)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (trader_id, asset, address) DO NOTHING RETURNING id`,
        [id, traderId, asset, address, name],
      );
      if (added.length === 0) return "known";
      await noteAccountChange(transaction, traderId, "address_saved");
      return "added";
    });
  }

  async remove(traderId: string, id: string): Promise<boolean> {
    const removed = await this.#dataSource.query<[unknown[], number]>(
      "DELETE FROM saved_address WHERE trader_id = $1 AND id = $2",
      [traderId, id],
    );
    return removed[1] === 1;
  }

  async switchOn(traderId: string): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO only_saved (trader_id) VALUES ($1)
       ON CONFLICT (trader_id) DO UPDATE SET off_from = NULL`,
      [traderId],
    );
  }

  switchOff(traderId: string, waitSeconds: number): Promise<void> {
    return this.#locked(traderId, async (transaction) => {
      const [, begun] = await transaction.query<[unknown[], number]>(
        `UPDATE only_saved SET off_from = clock_timestamp() + make_interval(secs => $2)
          WHERE trader_id = $1 AND off_from IS NULL`,
        [traderId, waitSeconds],
      );
      if (begun === 1) await noteAccountChange(transaction, traderId, "only_saved_ends");
    });
  }

  #locked<T>(traderId: string, act: (transaction: EntityManager) => Promise<T>): Promise<T> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      return act(transaction);
    });
  }
}
