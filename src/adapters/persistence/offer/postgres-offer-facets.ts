import type { DataSource } from "typeorm";
import type {
  FacetName,
  FacetValue,
  OfferFacets,
} from "../../../application/ports/offer-facets.ts";
import { opaqueList } from "../connection/prepared-statements.ts";
import { fitting, ownersSql } from "./offer-conditions.ts";
import { StatementParameters } from "./statement-parameters.ts";

/** How many offers are read for one count, and of each pair at least. */
const mostRead = 5_000;
const leastOfPair = 50;

/** How many values are told. */
const mostValues = 200;

/** From `fit`, a fitting offer, to the value of the facet. */
const valueOf: Readonly<Record<FacetName, { readonly value: string; readonly from: string }>> = {
  payment_method: { value: "fit.payment_method", from: "fit" },
  currency: { value: "fit.currency", from: "fit" },
  country: {
    value: "home.country",
    from: "fit JOIN preference home ON home.trader_id = fit.owner_id AND home.country IS NOT NULL",
  },
  tag: {
    value: "replace(tag.name, ' ', '-')",
    from: "fit CROSS JOIN LATERAL unnest(fit.tags) AS tag (name)",
  },
};

/** Counts the offers of searches in PostgreSQL, up to a bound for each pair of coin and currency. */
export class PostgresOfferFacets implements OfferFacets {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async count(
    search: Parameters<OfferFacets["count"]>[0],
    facet: FacetName,
  ): Promise<readonly FacetValue[]> {
    if (search.pairs.length === 0) return [];
    const asked = new StatementParameters();
    const ofPair = Math.max(leastOfPair, Math.floor(mostRead / search.pairs.length));
    const { value, from } = valueOf[facet];
    const lists = [
      asked.add(
        search.pairs.map(({ asset }) => asset),
        "text[]",
      ),
      asked.add(
        search.pairs.map(({ currency }) => currency),
        "text[]",
      ),
      ...(["asked", "least", "most"] as const).map((name) =>
        asked.add(
          search.pairs.map((pair) => pair[name]?.minor.toString() ?? null),
          "numeric[]",
        ),
      ),
    ];
    const owners = search.owners && ownersSql(search.owners, asked);
    const fits = fitting(search, asked);
    const sql = `
      WITH pair AS (
        SELECT * FROM unnest(${lists.map(opaqueList).join(", ")})
          AS pair (asset, currency, asked, least, most)
      )${owners ? `, sought_owner AS MATERIALIZED (${owners})` : ""}, fit AS (
        SELECT each.*, pair.currency,
               count(*) OVER (PARTITION BY pair.asset, pair.currency) = ${ofPair} AS is_cut
          FROM pair CROSS JOIN LATERAL (
            SELECT offer.payment_method, offer.owner_id, offer.tags FROM offer
             WHERE ${fits} ORDER BY offer.margin_rank, offer.id LIMIT ${ofPair}) AS each
      )
      SELECT ${value} AS value, count(*)::integer AS offers, bool_or(fit.is_cut) AS is_cut
        FROM ${from} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${mostValues}`;
    const rows = await this.#dataSource.query<
      { readonly value: string; readonly offers: number; readonly is_cut: boolean }[]
    >(sql, asked.values);
    return rows.map(({ value: each, offers, is_cut: isAtLeast }) => ({
      value: each,
      offers,
      isAtLeast,
    }));
  }
}
