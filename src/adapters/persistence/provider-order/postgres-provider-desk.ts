import type { DataSource } from "typeorm";
import type {
  DeskFilter,
  ProviderAccount,
  ProviderDesk,
} from "../../../application/ports/provider-order-store.ts";
import type { LedgerAccount } from "../../../domain/ledger/account.ts";
import { realAssets, type RealAsset } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import { orderColumns, orderOf, type OrderRow } from "./order-row.ts";

const provider: LedgerAccount["kind"] = "provider";

/** Orders with providers as staff read them. */
export class PostgresProviderDesk implements ProviderDesk {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async list(
    { kind, isOpen, search }: DeskFilter,
    without: readonly string[],
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ) {
    const rows = await this.#dataSource.query<
      (OrderRow & { readonly username: string; readonly total: number })[]
    >(
      `SELECT ${orderColumns}, t.username, count(*) OVER ()::integer AS total
         FROM provider_order o JOIN trader t ON t.id = o.trader_id
        WHERE o.trader_id <> ALL ($1) AND ($2::text IS NULL OR o.kind = $2)
          AND ($3::boolean IS NULL OR (o.ended_at IS NULL) = $3)
          AND ($4::text IS NULL OR starts_with(o.id, $4) OR starts_with(lower(t.username), lower($4)))
        ORDER BY o.placed_at DESC, o.id OFFSET $5 LIMIT $6`,
      [without, kind ?? null, isOpen ?? null, search ?? null, offset, limit],
    );
    return {
      orders: rows.map((row) => ({ ...orderOf(row), username: row.username })),
      total: rows[0]?.total ?? 0,
    };
  }

  async accounts(): Promise<readonly ProviderAccount[]> {
    const rows = await this.#dataSource.query<
      { provider: string; asset: RealAsset; units: string }[]
    >(
      `SELECT known.provider, known.asset, coalesce(sum(p.amount), 0)::text AS units
         FROM (SELECT DISTINCT o.provider, a.code AS asset
                 FROM provider_order o CROSS JOIN unnest($2::text[]) AS a (code)) known
         LEFT JOIN ledger_posting p
           ON p.account_id = $1 || ':' || known.asset || ':' || known.provider
        GROUP BY 1, 2 ORDER BY 1, array_position($2::text[], known.asset)`,
      [provider, realAssets],
    );
    return rows.map(({ provider: name, asset, units }) => ({
      provider: name,
      balance: money(asset, BigInt(units)),
    }));
  }
}
