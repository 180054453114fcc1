import type { Country, PlaceCatalogue, Region } from "../ports/place-catalogue.ts";

/** Lists the regions of a country; undefined if there is no such country. */
export class ListRegions {
  readonly #places: PlaceCatalogue;

  constructor(places: PlaceCatalogue) {
    this.#places = places;
  }

  async execute(
    countryId: number,
  ): Promise<{ readonly country: Country; readonly regions: readonly Region[] } | undefined> {
    const country = (await this.#places.listCountries()).find(({ id }) => id === countryId);
    return country && { country, regions: await this.#places.listRegions(country.code) };
  }
}
