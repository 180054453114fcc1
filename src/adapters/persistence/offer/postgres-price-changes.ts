import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type { OfferChange } from "../../../application/ports/offer-store.ts";
import { batchLoader } from "../connection/batch-loader.ts";
import { prepared } from "../connection/prepared-statements.ts";
import { priceState } from "./offer-row.ts";

/**
 * Prices of offers of many owners, written with one statement: to begin an update of offers, with their constraints and
 * indexes, takes longer than to write one more. Nothing is counted, told or kept under a key, so it needs no commit.
 */
export class PostgresPriceChanges {
  readonly #dataSource: Pick<DataSource, "query">;
  readonly #changes: DataLoader<OfferChange, boolean>;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
    this.#changes = batchLoader((changes) => this.#write(changes));
  }

  /**
   * Whether the new price was written over the version that was decided on. If not, that is another by now, or someone
   * holds the offer: nothing waits for it here.
   */
  write(change: OfferChange): Promise<boolean> {
    return this.#changes.load(change);
  }

  async #write(changes: readonly OfferChange[]): Promise<boolean[]> {
    const asked = changes.map(({ before, offer }, place) => ({
      place,
      id: offer.id,
      seen: before.offer.version,
      version: offer.version,
      ...priceState(offer.pricing),
    }));
    // Prices are larger than what numbers of JSON carry.
    const text = JSON.stringify(asked, (_name, value: unknown) =>
      typeof value === "bigint" ? String(value) : value,
    );
    const rows = await this.#dataSource.query<{ readonly place: number }[]>(writePrices, [text]);
    const written = new Set(rows.map(({ place }) => place));
    return changes.map((_, place) => written.has(place));
  }
}

/** Two changes of one offer: the second saw another version, so it is not written here. */
const writePrices = prepared(
  `WITH asked AS MATERIALIZED (
     SELECT DISTINCT ON (id) * FROM jsonb_to_recordset($1::jsonb) AS asked (place integer, id text, seen integer,
       version integer, "marginBp" integer, "fixedPrice" numeric, "rateSource" text, "ratePoint" text,
       "rateMultiplierBp" integer, "rateFloor" numeric, "rateCeiling" numeric)
      ORDER BY id, place
   ), free AS MATERIALIZED (
     SELECT offer.id FROM (SELECT id, seen FROM asked OFFSET 0) AS asked
     CROSS JOIN LATERAL (
       SELECT offer.id FROM offer WHERE offer.id = asked.id AND offer.version = asked.seen
          FOR NO KEY UPDATE SKIP LOCKED) AS offer
   ), written AS (
   UPDATE offer SET version = asked.version, margin_bp = asked."marginBp", fixed_price = asked."fixedPrice",
          rate_source = asked."rateSource", rate_point = asked."ratePoint",
          rate_multiplier_bp = asked."rateMultiplierBp", rate_floor = asked."rateFloor",
          rate_ceiling = asked."rateCeiling"
     FROM asked JOIN free ON free.id = asked.id
    WHERE offer.id = free.id AND offer.version = asked.seen
   RETURNING asked.place
   ) SELECT place FROM written`,
);
