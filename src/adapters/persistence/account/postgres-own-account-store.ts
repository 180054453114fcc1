import type { DataSource } from "typeorm";
import type { OwnAccountStore } from "../../../application/ports/own-account-store.ts";
import type { Username } from "../../../domain/account/username.ts";
import { lockAccount, noteAccountChange } from "./account-lock.ts";

/** What an UPDATE returns: the rows and their number. */
type Updated = readonly [rows: readonly unknown[], count: number];

/** A trader's own row. */
export class PostgresOwnAccountStore implements OwnAccountStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async changeUsername(traderId: string, { text, skeleton }: Username) {
    try {
      const [changed] = await this.#dataSource.query<Updated>(
        `UPDATE trader SET username = $2, username_skeleton = $3,
                           username_changed_at = clock_timestamp()
          WHERE id = $1 AND username_changed_at IS NULL RETURNING id`,
        [traderId, text, skeleton],
      );
      return changed.length > 0 ? "changed" : "username_changed_already";
    } catch (error) {
      if (isTaken(error)) return "username_taken";
      throw error;
    }
  }

  changePassword(traderId: string, from: string, to: string): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const [changed] = await transaction.query<Updated>(
        `UPDATE trader SET password_hash = $3, credentials_changed_at = clock_timestamp(),
                           security_changed_at = clock_timestamp()
          WHERE id = $1 AND password_hash = $2 RETURNING id`,
        [traderId, from, to],
      );
      if (changed.length === 0) return false;
      await noteAccountChange(transaction, traderId, "password");
      return true;
    });
  }
}

/** Whether another row already has a value that has to be unique. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}
