import { phoneCountries } from "../../domain/catalogue/country-groups.ts";
import type { Country, PlaceCatalogue } from "../ports/place-catalogue.ts";

/** Lists the countries whose telephone numbers can be verified. */
export class ListPhoneCountries {
  readonly #places: PlaceCatalogue;

  constructor(places: PlaceCatalogue) {
    this.#places = places;
  }

  async execute(): Promise<readonly Country[]> {
    const all = await this.#places.listCountries();
    return all.filter(
      ({ code, phoneCodes }) => phoneCodes.length > 0 && phoneCountries.includes(code),
    );
  }
}
