import type { DataSource } from "typeorm";
import type { HeldDeposit, HeldDeposits } from "../../../application/ports/held-deposits.ts";
import { heldStates, waitingForStaff } from "../../../domain/deposit/held-deposit.ts";
import { depositColumns, depositOf, type DepositRow } from "./postgres-deposit-store.ts";

interface HeldRow extends DepositRow {
  readonly username: string;
  readonly seen_at: Date;
}

/** Deposits that are not credited because of where they come from, as rows. */
export class PostgresHeldDeposits implements HeldDeposits {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async list(most: number): Promise<readonly HeldDeposit[]> {
    const rows = await this.#dataSource.query<HeldRow[]>(
      `SELECT d.*, t.username
         FROM (SELECT ${depositColumns}, seen_at FROM deposit WHERE state = ANY ($2)) d
         JOIN trader t ON t.id = d.trader_id
        ORDER BY NOT d.state = ANY ($3), d.seen_at, d.id LIMIT $1`,
      [most, heldStates, waitingForStaff],
    );
    return rows.map((row) => ({
      ...depositOf(row),
      username: row.username,
      seenAt: row.seen_at.getTime(),
    }));
  }
}
