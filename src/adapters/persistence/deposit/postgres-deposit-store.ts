import type { DataSource } from "typeorm";
import type { BlockRef } from "../../../application/ports/chain-node.ts";
import type { DepositStore, StoredDeposit } from "../../../application/ports/deposit-store.ts";
import type { ChainCode } from "../../../domain/chain/chain.ts";
import type { Deposit } from "../../../domain/deposit/deposit.ts";
import type { Halt } from "../../../domain/halt/halt.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";

/** A deposit as its table has it. */
export interface DepositRow {
  readonly id: string;
  readonly version: number;
  readonly trader_id: string;
  readonly chain: ChainCode;
  readonly address: string;
  readonly transaction: string;
  readonly place: number;
  readonly asset: RealAsset | null;
  readonly units: string;
  readonly state: Deposit["state"];
  readonly height: number | null;
  readonly block_hash: string | null;
  readonly credits: number;
  readonly ruling: Deposit["ruling"] | null;
  readonly blocked_sender: string | null;
}

/** How many scanned blocks are kept: a longer reorganisation stops the scanner. */
const keptBlocks = 300;

export const depositColumns = `id, version, trader_id, chain, address, transaction, place, asset,
  units::text AS units, state, height, block_hash, credits, ruling, blocked_sender`;

/** Deposits and scanned blocks as rows. */
export class PostgresDepositStore implements DepositStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async newestBlock(chain: ChainCode): Promise<BlockRef | undefined> {
    const [row] = await this.#dataSource.query<BlockRef[]>(
      "SELECT height, hash FROM scanned_block WHERE chain = $1 ORDER BY height DESC LIMIT 1",
      [chain],
    );
    return row;
  }

  async noteBlock(
    chain: ChainCode,
    { height, hash, sent = [], previousHash }: Parameters<DepositStore["noteBlock"]>[1],
  ): Promise<boolean> {
    // The lock waits for a round that forgets the block before it at this moment.
    const noted = await this.#dataSource.query<unknown[]>(
      `WITH before AS (SELECT FROM scanned_block
          WHERE chain = $1 AND height = $2::integer - 1 AND hash = $6::text FOR UPDATE),
       following AS (SELECT WHERE $6::text IS NULL OR EXISTS (SELECT FROM before)),
       forgotten AS (DELETE FROM scanned_block WHERE chain = $1 AND height <= $2::integer - $4::integer),
       sent AS (INSERT INTO send_block (transaction, height, hash)
         SELECT unnest($5::text[]), $2::integer, $3 FROM following ON CONFLICT DO NOTHING)
       INSERT INTO scanned_block (chain, height, hash) SELECT $1, $2::integer, $3 FROM following
       ON CONFLICT (chain, height) DO UPDATE SET hash = EXCLUDED.hash RETURNING height`,
      [chain, height, hash, keptBlocks, sent, previousHash ?? null],
    );
    return noted.length > 0;
  }

  async forgetBlock(chain: ChainCode, { height, hash }: BlockRef): Promise<void> {
    await this.#dataSource.query(
      "DELETE FROM scanned_block WHERE chain = $1 AND height = $2 AND hash = $3",
      [chain, height, hash],
    );
  }

  async ownersOf(
    chain: ChainCode,
    addresses: readonly string[],
  ): Promise<ReadonlyMap<string, TraderId>> {
    const rows = await this.#dataSource.query<{ address: string; trader_id: TraderId }[]>(
      "SELECT address, trader_id FROM deposit_address WHERE chain = $1 AND address = ANY ($2)",
      [chain, addresses],
    );
    return new Map(rows.map(({ address, trader_id: traderId }) => [address, traderId]));
  }

  async find(id: string): Promise<StoredDeposit | undefined> {
    const [found] = await this.#list("id = $1", [id]);
    return found;
  }

  listIn(chain: ChainCode, states: readonly Deposit["state"][]) {
    return this.#list("chain = $1 AND state = ANY ($2)", [chain, states]);
  }

  listOfBlock(chain: ChainCode, hash: string) {
    return this.#list("block_hash = $2 AND chain = $1", [chain, hash]);
  }

  async present(): Promise<{ now: Instant; halts: readonly Halt[] }> {
    const [row] = await this.#dataSource.query<(HaltsRow & { now: Date })[]>(
      `SELECT clock_timestamp() AS now, ${haltsColumn}`,
    );
    if (!row) throw new Error("The database gave no row");
    return { now: row.now.getTime(), halts: haltsOf(row) };
  }

  async #list(where: string, parameters: unknown[]): Promise<readonly StoredDeposit[]> {
    const rows = await this.#dataSource.query<DepositRow[]>(
      `SELECT ${depositColumns} FROM deposit WHERE ${where} ORDER BY seen_at, id`,
      parameters,
    );
    return rows.map(depositOf);
  }
}

/** A row as the deposit that it stores. */
export function depositOf(row: DepositRow): StoredDeposit {
  const { id, version, chain, address, transaction, place, state, height, credits } = row;
  return {
    id,
    version,
    traderId: row.trader_id,
    chain,
    address,
    transaction,
    place,
    asset: row.asset ?? undefined,
    units: BigInt(row.units),
    state,
    block:
      height === null || row.block_hash === null ? undefined : { height, hash: row.block_hash },
    credits,
    ruling: row.ruling ?? undefined,
    blockedSender: row.blocked_sender ?? undefined,
  };
}
