import type { DataSource } from "typeorm";
import { foldedColumn } from "../account/folded-column.ts";
import type { StaffTrades, StaffTradesFilter } from "../../../application/ports/staff-trades.ts";
import { countedAtMost } from "../../../domain/staff/counted-at-most.ts";
import { beginningWith } from "../people/postgres-people-views.ts";
import { fromTrades, listColumns, listItemOf, type ListRow } from "./trade-list-row.ts";

/** All trades, for searches by staff. */
export class PostgresStaffTrades implements StaffTrades {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async list(
    { q, status, trader, market, without }: StaffTradesFilter,
    from: number,
    most: number,
  ) {
    const named = `(SELECT id FROM trader WHERE ${foldedColumn("username")} LIKE $2)`;
    const fits = `($1::text IS NULL OR t.id IN (
          SELECT $1 UNION ALL SELECT x.id FROM trade x WHERE x.buyer_id IN ${named}
          UNION ALL SELECT x.id FROM trade x WHERE x.seller_id IN ${named}))
      AND ($3::text IS NULL OR t.status = $3)
      AND ($4::text IS NULL OR $4 IN (t.buyer_id, t.seller_id))
      AND t.buyer_id <> ALL ($5::text[]) AND t.seller_id <> ALL ($5::text[])
      AND ($6::boolean IS NULL OR EXISTS (SELECT FROM asset
            WHERE asset.code = t.asset AND asset.is_play = $6))`;
    const wanted = [q ?? null, beginningWith(q ?? ""), status ?? null, trader ?? null];
    const isPlay = market === undefined ? null : market === "play";
    const parameters = [...wanted, without, isPlay];
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<(ListRow & { readonly has_case: boolean })[]>(
        `SELECT ${listColumns},
                EXISTS (SELECT FROM dispute_case c WHERE c.trade_id = t.id) AS has_case
           ${fromTrades} WHERE ${fits}
          ORDER BY t.started_at DESC, t.id LIMIT $7 OFFSET $8`,
        [...parameters, most, from],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total
           FROM (SELECT FROM trade t WHERE ${fits} LIMIT ${countedAtMost}) found`,
        parameters,
      ),
    ]);
    return {
      trades: rows.map((row) => ({ ...listItemOf(row), hasCase: row.has_case })),
      total: counted?.total ?? 0,
    };
  }
}
