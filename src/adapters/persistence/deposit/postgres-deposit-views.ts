import type { DataSource } from "typeorm";
import type { DepositViews, ShownDeposit } from "../../../application/ports/deposit-views.ts";
import type { ChainCode } from "../../../domain/chain/chain.ts";
import { depositColumns, depositOf, type DepositRow } from "./postgres-deposit-store.ts";

interface ShownRow extends DepositRow {
  readonly seen_at: Date;
  readonly tip: number;
}

/** Addresses and deposits of people as rows. */
export class PostgresDepositViews implements DepositViews {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async newestAddress(traderId: string, asset: string) {
    const [row] = await this.#dataSource.query<{ address: string; isUsed: boolean }[]>(
      `SELECT address, EXISTS (SELECT FROM deposit d WHERE d.address = a.address) AS "isUsed"
         FROM deposit_address a WHERE trader_id = $1 AND asset = $2 ORDER BY number DESC LIMIT 1`,
      [traderId, asset],
    );
    return row;
  }

  async takeNumber(chain: ChainCode): Promise<number> {
    const [row] = await this.#dataSource.query<{ number: number }[]>(
      `INSERT INTO chain_account (chain, next_number) VALUES ($1, 1)
       ON CONFLICT (chain) DO UPDATE SET next_number = chain_account.next_number + 1
       RETURNING next_number - 1 AS number`,
      [chain],
    );
    if (!row) throw new Error(`No number was given for ${chain}`);
    return row.number;
  }

  async addAddress(given: Parameters<DepositViews["addAddress"]>[0]): Promise<void> {
    const { address, chain, number, traderId, asset } = given;
    await this.#dataSource.query(
      `INSERT INTO deposit_address (address, chain, number, trader_id, asset)
       VALUES ($1, $2, $3, $4, $5)`,
      [address, chain, number, traderId, asset],
    );
  }

  async listOf(traderId: string, most: number): Promise<readonly ShownDeposit[]> {
    const rows = await this.#dataSource.query<ShownRow[]>(
      `SELECT ${depositColumns}, seen_at, coalesce((
         SELECT max(b.height) FROM scanned_block b WHERE b.chain = deposit.chain), 0) AS tip
         FROM deposit WHERE trader_id = $1 ORDER BY seen_at DESC, id LIMIT $2`,
      [traderId, most],
    );
    return rows.map((row) => ({
      ...depositOf(row),
      seenAt: row.seen_at.getTime(),
      tipHeight: row.tip,
    }));
  }
}
