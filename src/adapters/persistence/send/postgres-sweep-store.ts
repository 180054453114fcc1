import type { DataSource } from "typeorm";
import type {
  StoredSweep,
  SweepState,
  SweepStore,
} from "../../../application/ports/sweep-store.ts";
import type { ChainCode } from "../../../domain/chain/chain.ts";
import type { DepositState } from "../../../domain/deposit/deposit.ts";
import type { AddressHolding, SweepKind } from "../../../domain/deposit/sweep.ts";
import type { Halt } from "../../../domain/halt/halt.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";
import { earlierIn, earlierOf, type EarlierRow } from "./send-row.ts";

interface SweepRow {
  readonly id: string;
  readonly version: number;
  readonly kind: SweepKind;
  readonly state: SweepState;
  readonly number: number;
  readonly nonce: number;
  readonly units: string;
  readonly max_fee: string;
  readonly purse: string;
  readonly paid_fee: string;
  readonly transaction: string;
  readonly raw: string;
  readonly signed_at: Date;
  readonly earlier: readonly EarlierRow[];
}

const chain: ChainCode = "ethereum";
const credited: DepositState = "credited";
const confirmed: SweepState = "confirmed";
const failed: SweepState = "failed";
const open: readonly SweepState[] = ["signed", "sent"];
const ether: RealAsset = "ETH";
const tether: RealAsset = "USDT";
const kinds: { readonly [Kind in SweepKind]: Kind } = {
  gas: "gas",
  ether: "ether",
  token: "token",
};

/** An address that a contract kept from being emptied is tried again after so long. */
const failedSeconds = 86_400;

/**
 * What every address has: what was credited, less what moved, and less what moving it took. The Ether that the hot
 * account sent for it is added.
 */
const holdings = `
  SELECT a.number, coalesce(d.ether, 0) + coalesce(m.ether, 0) AS ether,
         coalesce(d.tether, 0) + coalesce(m.tether, 0) AS tether
    FROM deposit_address a
    JOIN (SELECT address, sum(units) FILTER (WHERE asset = '${ether}') AS ether,
                 sum(units) FILTER (WHERE asset = '${tether}') AS tether
            FROM deposit WHERE chain = '${chain}' AND state = '${credited}' GROUP BY address) d
      ON d.address = a.address
    LEFT JOIN (SELECT number,
                 sum(CASE WHEN kind = '${kinds.gas}' AND state = '${confirmed}' THEN units
                          WHEN kind = '${kinds.gas}' THEN 0
                          WHEN kind = '${kinds.ether}' AND state = '${confirmed}' THEN - units - paid_fee
                          ELSE - paid_fee END) AS ether,
                 sum(CASE WHEN kind = '${kinds.token}' AND state = '${confirmed}' THEN - units ELSE 0 END) AS tether
            FROM sweep GROUP BY number) m ON m.number = a.number
   WHERE a.chain = '${chain}' AND NOT EXISTS (
         SELECT FROM sweep s WHERE s.number = a.number AND (s.state = ANY ($1)
             OR s.state = '${failed}' AND s.signed_at > clock_timestamp() - make_interval(secs => $2)))`;

/** What lies at persons' addresses, from deposits and moves as rows. */
export class PostgresSweepStore implements SweepStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  /** Those with most of either coin first. */
  async holdings(most: number): Promise<readonly AddressHolding[]> {
    const rows = await this.#dataSource.query<{ number: number; ether: string; tether: string }[]>(
      `SELECT number, ether::text AS ether, tether::text AS tether FROM (${holdings}) h
        WHERE ether > 0 OR tether > 0 ORDER BY h.tether DESC, h.ether DESC, number LIMIT $3`,
      [open, failedSeconds, most],
    );
    return rows.map((row) => ({
      number: row.number,
      ETH: BigInt(row.ether),
      USDT: BigInt(row.tether),
    }));
  }

  async listIn(state: SweepState): Promise<readonly StoredSweep[]> {
    const rows = await this.#dataSource.query<SweepRow[]>(
      `SELECT s.id, s.version, s.kind, s.state, s.number, s.nonce, s.units::text AS units,
              s.max_fee::text AS max_fee, s.purse::text AS purse, s.paid_fee::text AS paid_fee,
              s.transaction, s.raw, s.signed_at, ${earlierOf("s.id")} AS earlier
         FROM sweep s WHERE s.state = $1 ORDER BY s.signed_at, s.id`,
      [state],
    );
    return rows.map(({ transaction, raw, ...row }) => ({
      id: row.id,
      version: row.version,
      kind: row.kind,
      state: row.state,
      number: row.number,
      nonce: row.nonce,
      units: BigInt(row.units),
      maxFee: BigInt(row.max_fee),
      purse: BigInt(row.purse),
      paidFee: BigInt(row.paid_fee),
      signed: { transaction, raw },
      signedAt: row.signed_at.getTime(),
      earlier: earlierIn(row.earlier),
    }));
  }

  async lane(id: string) {
    const [row] = await this.#dataSource.query<{ version: number; nextNumber: number }[]>(
      `SELECT version, next_number AS "nextNumber" FROM send_lane WHERE id = $1`,
      [id],
    );
    return row ?? { version: undefined, nextNumber: 0 };
  }

  async present(): Promise<{ now: Instant; halts: readonly Halt[] }> {
    const [row] = await this.#dataSource.query<(HaltsRow & { now: Date })[]>(
      `SELECT clock_timestamp() AS now, ${haltsColumn}`,
    );
    if (!row) throw new Error("The database gave no row");
    return { now: row.now.getTime(), halts: haltsOf(row) };
  }
}
