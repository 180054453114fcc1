import type { DataSource } from "typeorm";
import type { BondStore } from "../../../application/ports/bond-store.ts";
import { bondMethods } from "../../../domain/bond/bond.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import { realAssets, type RealAsset } from "../../../domain/money/asset.ts";
import { openChargebacks } from "../../../domain/trade/trade-status.ts";
import { inDebtColumn } from "../claim/claim-column.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";
import { bondOf, bondsColumn, lostDisputesColumn, type BondJson } from "./bond-columns.ts";

interface FactsRow extends HaltsRow {
  readonly now: Date;
  readonly bonds: readonly BondJson[];
  readonly lost: number;
  readonly in_debt: boolean;
  readonly is_vendor: boolean;
  readonly open_covered: number;
  readonly last_covered_at: Date | null;
  readonly available: Readonly<Record<string, string>>;
}

const vendorBadge = "vendor";

/** Bonds as rows. */
export class PostgresBondStore implements BondStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async factsOf(holderId: TraderId, lostWithinSeconds: number) {
    const accounts = realAssets.map((asset) =>
      accountId({ kind: "available", asset, traderId: holderId }),
    );
    // A covered trade began on an offer of the holder that needs a bond, since they first left one.
    const [row] = await this.#dataSource.query<FactsRow[]>(
      `WITH covered AS (
         SELECT t.closed_at, t.chargeback FROM trade t
           JOIN offer o ON o.id = t.offer_id AND o.owner_id = $1
           JOIN trade_terms x ON x.trade_id = t.id AND x.terms ->> 'paymentMethod' = ANY ($3)
          WHERE $1 IN (t.buyer_id, t.seller_id)
            AND t.started_at >= (SELECT min(b.left_at) FROM bond b
                                  WHERE b.holder_id = $1 AND b.units > 0))
       SELECT clock_timestamp() AS now, ${haltsColumn}, ${bondsColumn("$1")} AS bonds,
         ${lostDisputesColumn("$1", "$2")} AS lost, ${inDebtColumn("$1")} AS in_debt,
         EXISTS (SELECT FROM trader WHERE id = $1 AND badge = $6) AS is_vendor,
         (SELECT count(*)::integer FROM covered
           WHERE closed_at IS NULL OR chargeback = ANY ($4)) AS open_covered,
         (SELECT max(closed_at) FROM covered) AS last_covered_at,
         (SELECT coalesce(json_object_agg(a.asset, a.balance::text), '{}') FROM ledger_account a
           WHERE a.id = ANY ($5)) AS available`,
      [holderId, lostWithinSeconds, bondMethods, openChargebacks, accounts, vendorBadge],
    );
    if (!row) throw new Error("The database gave no row");
    return {
      now: row.now.getTime(),
      halts: haltsOf(row),
      standing: { bonds: row.bonds.map(bondOf), lostDisputes: row.lost },
      inDebt: row.in_debt,
      isVendor: row.is_vendor,
      openCovered: row.open_covered,
      lastCoveredAt: row.last_covered_at?.getTime(),
      available: Object.fromEntries(
        realAssets.map((asset) => [asset, BigInt(row.available[asset] ?? 0)]),
      ) as { readonly [Code in RealAsset]: bigint },
    };
  }
}
