import type { DataSource } from "typeorm";
import type {
  OfferPage,
  OfferRecord,
  OfferSearch,
  OfferViews,
} from "../../../application/ports/offer-store.ts";
import {
  offerColumns,
  offerOf,
  ownerColumns,
  ownerOf,
  type OfferRow,
  type OwnerRow,
} from "./offer-row.ts";
import { searchStatement } from "./search-offers.ts";

type RecordRow = OfferRow & OwnerRow & { readonly now: Date };

/** A row of a search; where nothing was found, one with only the count. */
type FoundRow = { readonly total: number } & (
  | { readonly key: null }
  | (RecordRow & { readonly key: string })
);

/** What pages show of offers, read from PostgreSQL. */
export class PostgresOfferViews implements OfferViews {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async record(offerId: string): Promise<OfferRecord | undefined> {
    const [row] = await this.#dataSource.query<RecordRow[]>(
      `SELECT ${offerColumns}, ${ownerColumns}, clock_timestamp() AS now
       FROM offer JOIN trader ON trader.id = offer.owner_id WHERE offer.id = $1`,
      [offerId],
    );
    return row && recordOf(row);
  }

  async search(search: OfferSearch): Promise<OfferPage> {
    const { sql, parameters } = searchStatement(search);
    const rows = await this.#dataSource.query<FoundRow[]>(sql, parameters);
    const found = rows.flatMap((row) => (row.key === null ? [] : [row]));
    const page = found.slice(0, search.limit);
    const last = found.length > search.limit ? page.at(-1) : undefined;
    return {
      offers: page.map(recordOf),
      total: rows[0]?.total ?? 0,
      next: last && { key: BigInt(last.key), offerId: last.id },
    };
  }
}

function recordOf(row: RecordRow): OfferRecord {
  return { offer: offerOf(row), owner: ownerOf(row), now: row.now.getTime() };
}
