import type { DataSource } from "typeorm";
import type { ChangeNumbers, OwnCoins, SentPlaces } from "../../../application/ports/own-coins.ts";
import type { ChainCode } from "../../../domain/chain/chain.ts";
import { changePlace, coldReturnNumber, type OwnCoin } from "../../../domain/chain/own-coin.ts";
import type { DepositState } from "../../../domain/deposit/deposit.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { ColdReturnState } from "../../../domain/send/cold-return.ts";
import type { SendState } from "../../../domain/send/send.ts";

interface CoinRow {
  readonly transaction: string;
  readonly place: number;
  readonly units: string;
  readonly branch: OwnCoin["branch"];
  readonly number: number;
}

const chain: ChainCode = "bitcoin";
const asset: RealAsset = "BTC";
const credited: DepositState = "credited";
const receiving: OwnCoin["branch"] = "receiving";
const change: OwnCoin["branch"] = "change";
const escrowFees: OwnCoin["branch"] = "escrow_fees";
const coldReturns: OwnCoin["branch"] = "cold_returns";
const booked: ColdReturnState = "booked";
const confirmed: SendState = "confirmed";

/**
 * What people paid in, what came back to us, what payouts of multisig escrows paid to us, once it is booked, and what cold
 * storage paid back.
 */
const coins = `
  SELECT d.transaction, d.place, d.units, '${receiving}' AS branch, a.number, d.state = '${credited}' AS is_final
    FROM deposit d JOIN deposit_address a ON a.address = d.address
   WHERE d.chain = '${chain}' AND d.asset = '${asset}' AND d.block_hash IS NOT NULL
   UNION ALL
  SELECT s.transaction, ${changePlace}, s.change, '${change}', s.number, s.state = '${confirmed}'
      OR NOT EXISTS (SELECT FROM earlier_transaction e WHERE e.subject = s.id)
    FROM send s WHERE s.chain = '${chain}' AND s.change > 0
   UNION ALL
  SELECT m.spend_transaction, m.fee_place, m.fee_units, '${escrowFees}', m.key_number, true
    FROM multisig_escrow m WHERE m.fee_units IS NOT NULL
   UNION ALL
  SELECT r.transaction, r.place, r.units, '${coldReturns}', ${coldReturnNumber}, r.state = '${booked}'
    FROM cold_return r WHERE r.chain = '${chain}' AND r.block_hash IS NOT NULL`;

/** What comes back if a transaction lands that another one replaced. */
const otherChange = `
  SELECT e.id AS transaction, ${changePlace} AS place, e.change AS units, '${change}' AS branch, s.number
    FROM earlier_transaction e JOIN send s ON s.id = e.subject
   WHERE s.chain = '${chain}' AND s.state <> '${confirmed}' AND e.change > 0`;

/** Our outputs of Bitcoin, as deposits, sends and multisig escrows tell them. */
export class PostgresOwnCoins implements OwnCoins, SentPlaces, ChangeNumbers {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  spendable(): Promise<readonly OwnCoin[]> {
    return this.#list(
      `c.is_final AND NOT EXISTS (
         SELECT FROM spent_coin p WHERE p.id = c.transaction || '-' || c.place)`,
    );
  }

  async known(): Promise<readonly OwnCoin[]> {
    const newest = await this.#list(
      `NOT EXISTS (SELECT FROM spent_coin p JOIN send s ON s.id = p.send_id
         WHERE p.id = c.transaction || '-' || c.place AND s.state = '${confirmed}')`,
    );
    const others = await this.#dataSource.query<CoinRow[]>(
      `SELECT transaction, place, units::text AS units, branch, number FROM (${otherChange}) o`,
    );
    return [...newest, ...others.map(coinOf)];
  }

  spentBy(sendId: string): Promise<readonly OwnCoin[]> {
    return this.#list(
      `EXISTS (SELECT FROM spent_coin p
         WHERE p.id = c.transaction || '-' || c.place AND p.send_id = $1)`,
      [sendId],
    );
  }

  async isSpent(coin: string): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>("SELECT FROM spent_coin WHERE id = $1", [
      coin,
    ]);
    return rows.length > 0;
  }

  async ownOf(transactions: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ transaction: string }[]>(
      `SELECT transaction FROM send WHERE chain = $1 AND transaction = ANY ($2)
        UNION SELECT id FROM earlier_transaction WHERE id = ANY ($2)`,
      [chain, transactions],
    );
    return rows.map(({ transaction }) => transaction);
  }

  /** Reads every transaction that was signed: for what is asked once in a trade. */
  async numbersPaying(script: string): Promise<readonly number[]> {
    const rows = await this.#dataSource.query<{ number: number }[]>(
      `SELECT s.number FROM send s
        WHERE s.chain = $1 AND s.number IS NOT NULL AND (position($2 IN s.raw) > 0 OR EXISTS (
          SELECT FROM earlier_transaction e WHERE e.subject = s.id AND position($2 IN e.raw) > 0))`,
      [chain, script],
    );
    return rows.map(({ number }) => number);
  }

  blocksWith(transaction: string): Promise<readonly { height: number; hash: string }[]> {
    return this.#dataSource.query(
      "SELECT height, hash FROM send_block WHERE transaction = $1 ORDER BY height DESC",
      [transaction],
    );
  }

  async #list(where: string, values: readonly unknown[] = []): Promise<readonly OwnCoin[]> {
    const rows = await this.#dataSource.query<CoinRow[]>(
      `SELECT c.transaction, c.place, c.units::text AS units, c.branch, c.number
         FROM (${coins}) c WHERE ${where} ORDER BY c.transaction, c.place`,
      [...values],
    );
    return rows.map(coinOf);
  }
}

function coinOf(row: CoinRow): OwnCoin {
  return { ...row, units: BigInt(row.units) };
}
