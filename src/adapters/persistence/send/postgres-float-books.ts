import type { DataSource } from "typeorm";
import type { FloatBooks, ListedMove } from "../../../application/ports/hot-account.ts";
import type { LedgerAccount } from "../../../domain/ledger/account.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { peoplesKinds } from "../liability/liability-snapshot.ts";

interface MoveRow {
  readonly id: string;
  readonly kind: ListedMove["kind"];
  readonly state: ListedMove["state"];
  readonly units: string;
  readonly paid_fee: string;
  readonly transaction: string;
  readonly signed_at: Date;
  readonly replaced: number;
}

const outgoing: LedgerAccount["kind"] = "outgoing";

/** What people are owed, and moves between our own addresses, as rows. */
export class PostgresFloatBooks implements FloatBooks {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  /** What someone owes is no part of what others are owed, nor is what moves to cold storage. */
  async owed(): Promise<{ readonly [Code in RealAsset]: bigint }> {
    const rows = await this.#dataSource.query<{ asset: RealAsset; units: string }[]>(
      `SELECT a.asset, sum(a.balance)::text AS units FROM ledger_account a
        WHERE a.kind = ANY ($1) AND a.balance > 0
          AND NOT EXISTS (SELECT FROM send s WHERE s.trader_id IS NULL AND s.address IS NOT NULL
                             AND a.id = $2 || ':' || s.asset || ':' || s.id)
        GROUP BY a.asset`,
      [peoplesKinds, outgoing],
    );
    const of = (asset: RealAsset) => BigInt(rows.find((row) => row.asset === asset)?.units ?? 0);
    return { BTC: of("BTC"), USDT: of("USDT"), ETH: of("ETH") };
  }

  async moves(most: number): Promise<readonly ListedMove[]> {
    const rows = await this.#dataSource.query<MoveRow[]>(
      `SELECT s.id, s.kind, s.state, s.units::text AS units, s.paid_fee::text AS paid_fee, s.transaction, s.signed_at,
              (SELECT count(*)::integer FROM earlier_transaction e WHERE e.subject = s.id) AS replaced
         FROM sweep s ORDER BY s.signed_at DESC, s.id DESC LIMIT $1`,
      [most],
    );
    return rows.map(({ paid_fee: paidFee, signed_at: at, ...row }) => ({
      ...row,
      units: BigInt(row.units),
      paidFee: BigInt(paidFee),
      signedAt: at.getTime(),
    }));
  }
}
