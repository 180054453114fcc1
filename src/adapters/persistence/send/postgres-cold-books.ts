import type { DataSource } from "typeorm";
import type { ColdBooks } from "../../../application/ports/cold-storage.ts";
import type { ChainCode } from "../../../domain/chain/chain.ts";
import type { LedgerAccount } from "../../../domain/ledger/account.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { openSendStates } from "../../../domain/send/send.ts";

const cold: LedgerAccount["kind"] = "cold";
const bitcoin: ChainCode = "bitcoin";
const ethereum: ChainCode = "ethereum";

/** Moves to cold storage, which are sends of nobody. */
export class PostgresColdBooks implements ColdBooks {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async booked(): Promise<{ readonly [Code in RealAsset]: bigint }> {
    const rows = await this.#dataSource.query<{ asset: RealAsset; units: string }[]>(
      `SELECT a.asset, (0 - sum(p.amount))::text AS units
         FROM ledger_account a JOIN ledger_posting p ON p.account_id = a.id
        WHERE a.kind = $1 GROUP BY a.asset`,
      [cold],
    );
    const of = (asset: RealAsset) => BigInt(rows.find((row) => row.asset === asset)?.units ?? 0);
    return { BTC: of("BTC"), USDT: of("USDT"), ETH: of("ETH") };
  }

  async isMoving(asset: RealAsset): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      "SELECT FROM send WHERE trader_id IS NULL AND asset = $1 AND state = ANY ($2) LIMIT 1",
      [asset, openSendStates],
    );
    return rows.length > 0;
  }

  async coins() {
    // The recipient's output is the first of a payment. Blocks that are read tell it, too, and what others paid.
    const rows = await this.#dataSource.query<
      { transaction: string; place: number; units: string }[]
    >(
      `SELECT transaction, 0 AS place, amount::text AS units FROM send
        WHERE trader_id IS NULL AND chain = $1 AND transaction IS NOT NULL
       UNION
       SELECT e.id, 0, s.amount::text FROM earlier_transaction e JOIN send s ON s.id = e.subject
        WHERE s.trader_id IS NULL AND s.chain = $1
       UNION
       SELECT transaction, place, units::text FROM cold_coin`,
      [bitcoin],
    );
    return rows.map(({ units, ...row }) => ({ ...row, units: BigInt(units) }));
  }

  async evmAddresses(): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ address: string }[]>(
      "SELECT DISTINCT address FROM send WHERE trader_id IS NULL AND chain = $1 ORDER BY address",
      [ethereum],
    );
    return rows.map(({ address }) => address);
  }
}
