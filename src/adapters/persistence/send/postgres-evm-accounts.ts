import type { DataSource } from "typeorm";
import type { AccountNeed } from "../../../application/ports/hot-account.ts";
import type { SweepState } from "../../../application/ports/sweep-store.ts";
import type { ChainCode } from "../../../domain/chain/chain.ts";
import type { SweepKind } from "../../../domain/deposit/sweep.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { SendState } from "../../../domain/send/send.ts";

const chain: ChainCode = "ethereum";
const ether: RealAsset = "ETH";
const tether: RealAsset = "USDT";
const gas: SweepKind = "gas";
const openSends: readonly SendState[] = ["signed", "sent"];
const openSweeps: readonly SweepState[] = ["signed", "sent"];

/** Our accounts of Ethereum, as addresses, sends and moves tell them. */
export class PostgresEvmAccounts {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  /** What is signed for the hot account from a nonce on, with its fees at most. */
  async signedFrom(nonce: number): Promise<AccountNeed> {
    const [row] = await this.#dataSource.query<{ ether: string; tether: string }[]>(
      `SELECT (coalesce(sum(o.fee), 0) + coalesce(sum(o.units) FILTER (WHERE o.asset = $2), 0))::text AS ether,
              coalesce(sum(o.units) FILTER (WHERE o.asset = $3), 0)::text AS tether
         FROM (SELECT asset, amount AS units, paid_fee AS fee FROM send
                WHERE chain = $1 AND state = ANY ($4) AND number >= $7
                UNION ALL
               SELECT $2, units, paid_fee FROM sweep
                WHERE kind = $5 AND state = ANY ($6) AND nonce >= $7) o`,
      [chain, ether, tether, openSends, gas, openSweeps, nonce],
    );
    if (!row) throw new Error("The database gave no row");
    return { ETH: BigInt(row.ether), USDT: BigInt(row.tether) };
  }

  /** The addresses of persons that anything was ever paid to. */
  async used(): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ address: string }[]>(
      "SELECT DISTINCT address FROM deposit WHERE chain = $1 ORDER BY address",
      [chain],
    );
    return rows.map(({ address }) => address);
  }

  /** The numbers of their keys. */
  async usedNumbers(): Promise<readonly number[]> {
    const rows = await this.#dataSource.query<{ number: number }[]>(
      `SELECT DISTINCT a.number FROM deposit d JOIN deposit_address a ON a.address = d.address
        WHERE d.chain = $1 ORDER BY a.number`,
      [chain],
    );
    return rows.map(({ number }) => number);
  }
}
