import type { DataSource } from "typeorm";
import type { HeldDeposit, HeldDeposits } from "../../../application/ports/held-deposits.ts";
import { blockchainIds } from "../../../domain/chain/chain.ts";
import type { DepositState } from "../../../domain/deposit/deposit.ts";
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

  async counts(states: readonly DepositState[]): Promise<ReadonlyMap<DepositState, number>> {
    // By chain as well, which the index of states begins with: all deposits ever are many.
    const rows = await this.#dataSource.query<{ state: DepositState; count: number }[]>(
      `SELECT state, count(*)::int AS count FROM deposit
        WHERE chain = ANY ($1) AND state = ANY ($2) GROUP BY state`,
      [Object.keys(blockchainIds), states],
    );
    return new Map(rows.map(({ state, count }) => [state, count]));
  }
}
