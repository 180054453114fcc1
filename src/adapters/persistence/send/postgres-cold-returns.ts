import type { DataSource } from "typeorm";
import type { ColdReturns, StoredColdReturn } from "../../../application/ports/cold-returns.ts";
import type { ChainCode } from "../../../domain/chain/chain.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { ColdReturnState } from "../../../domain/send/cold-return.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { databaseTime } from "../connection/database-time.ts";

interface ReturnRow {
  readonly id: string;
  readonly version: number;
  readonly chain: ChainCode;
  readonly transaction: string;
  readonly place: number;
  readonly asset: RealAsset;
  readonly units: string;
  readonly fee: string;
  readonly state: ColdReturnState;
  readonly height: number | null;
  readonly block_hash: string | null;
  readonly bookings: number;
  readonly seen_at: Date;
}

/** Returns from cold storage as rows. */
export class PostgresColdReturns implements ColdReturns {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async find(id: string): Promise<StoredColdReturn | undefined> {
    const [found] = await this.#list("WHERE id = $1", [id]);
    return found;
  }

  listIn(chain: ChainCode, state: ColdReturnState): Promise<readonly StoredColdReturn[]> {
    return this.#list("WHERE chain = $1 AND state = $2 ORDER BY seen_at, id", [chain, state]);
  }

  listOfBlock(chain: ChainCode, hash: string): Promise<readonly StoredColdReturn[]> {
    return this.#list("WHERE block_hash = $2 AND chain = $1 ORDER BY seen_at, id", [chain, hash]);
  }

  list(most: number): Promise<readonly StoredColdReturn[]> {
    return this.#list("ORDER BY seen_at DESC, id DESC LIMIT $1", [most]);
  }

  async noteCoins(coins: Parameters<ColdReturns["noteCoins"]>[0]): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO cold_coin (transaction, place, units)
       SELECT * FROM unnest($1::text[], $2::integer[], $3::numeric[]) ON CONFLICT DO NOTHING`,
      [
        coins.map(({ transaction }) => transaction),
        coins.map(({ place }) => place),
        coins.map(({ units }) => String(units)),
      ],
    );
  }

  now(): Promise<Instant> {
    return databaseTime(this.#dataSource);
  }

  async #list(rest: string, values: readonly unknown[]): Promise<readonly StoredColdReturn[]> {
    const rows = await this.#dataSource.query<ReturnRow[]>(
      `SELECT id, version, chain, transaction, place, asset, units::text AS units, fee::text AS fee, state,
              height, block_hash, bookings, seen_at
         FROM cold_return ${rest}`,
      [...values],
    );
    return rows.map(({ height, block_hash: hash, seen_at: at, ...row }) => ({
      ...row,
      units: BigInt(row.units),
      fee: BigInt(row.fee),
      block: height === null || hash === null ? undefined : { height, hash },
      seenAt: at.getTime(),
    }));
  }
}
