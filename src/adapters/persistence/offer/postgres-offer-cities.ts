import type { DataSource } from "typeorm";
import type { NamedCity, OfferCities } from "../../../application/ports/offer-cities.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";

/** Few offers name a region: these have an index of their own. */
const visible =
  "is_active AND is_approved AND region_ids <> '{}' AND region_ids && ARRAY[$1::integer] AND asset = ANY ($2)";

/** How many spellings of a region's cities are read. */
const mostRead = 500;

/** The cities of offers, in PostgreSQL. */
export class PostgresOfferCities implements OfferCities {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  inRegion(regionId: number, assets: readonly AssetCode[]): Promise<readonly NamedCity[]> {
    return this.#dataSource.query<NamedCity[]>(
      `SELECT location->>'country' AS country, (location->'region'->>'id')::integer AS "regionId",
              location->>'city' AS name, count(*)::integer AS offers
         FROM offer
        WHERE ${visible} AND location->>'city' <> '' AND location->'region'->>'id' IS NOT NULL
        GROUP BY 1, 2, 3 ORDER BY 4 DESC, 3 LIMIT ${mostRead}`,
      [regionId, assets],
    );
  }

  async regionOf(cityId: number, assets: readonly AssetCode[]): Promise<number | undefined> {
    const [row] = await this.#dataSource.query<{ id: number }[]>(
      `SELECT (location->'region'->>'id')::integer AS id FROM offer
        WHERE ${visible} AND location->'region'->>'id' IS NOT NULL LIMIT 1`,
      [cityId, assets],
    );
    return row?.id;
  }
}
