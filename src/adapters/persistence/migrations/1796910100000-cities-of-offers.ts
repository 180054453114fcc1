import type { MigrationInterface, QueryRunner } from "typeorm";
import { cityIdOf } from "../../../domain/catalogue/city-ids.ts";

interface Placed {
  readonly id: string;
  readonly country: string;
  readonly region: number | null;
  readonly city: string;
}

/** Lets offers be found by the city that they name. */
export class CitiesOfOffers implements MigrationInterface {
  name = "CitiesOfOffers1796910100000";

  async up(runner: QueryRunner): Promise<void> {
    const placed = (await runner.query(
      `SELECT id, location->>'country' AS country, (location->'region'->>'id')::integer AS region,
              location->>'city' AS city
         FROM offer WHERE location->>'city' <> ''`,
    )) as readonly Placed[];
    const cities = placed.map(({ country, region, city }) =>
      cityIdOf(country, region ?? undefined, city),
    );
    await runner.query(
      `UPDATE offer SET region_ids = city.id || offer.region_ids
         FROM unnest($1::text[], $2::integer[]) AS city (offer_id, id)
        WHERE offer.id = city.offer_id AND city.id IS NOT NULL`,
      [placed.map(({ id }) => id), cities.map((id) => id ?? null)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE offer SET region_ids = ARRAY(SELECT each FROM unnest(region_ids) AS each WHERE each < 100000000)
        WHERE location->>'city' <> ''`,
    );
  }
}
