import { documentCountries, isImportantCountry } from "../../domain/catalogue/country-groups.ts";
import { nothingWithdrawn, type IsWithdrawn } from "../../domain/catalogue/catalogue-entry.ts";
import type { Country, PlaceCatalogue } from "../ports/place-catalogue.ts";

/** Which countries to list, and which part of the list. */
interface Wish {
  /** Only those whose identity documents can be checked. */
  readonly onlyWithDocuments?: boolean;
  /** Only the first group of a picker. */
  readonly onlyImportant?: boolean;
  /** With the stand-in for every country, first. */
  readonly withWorldwide?: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** Part of the countries, and how many fit in all. */
interface CountryPage {
  readonly countries: readonly (Country | "worldwide")[];
  readonly total: number;
}

/** Lists countries by name, in pages. */
export class ListCountries {
  readonly #places: PlaceCatalogue;
  readonly #isWithdrawn: IsWithdrawn;

  constructor(places: PlaceCatalogue, isWithdrawn: IsWithdrawn = nothingWithdrawn) {
    this.#places = places;
    this.#isWithdrawn = isWithdrawn;
  }

  async execute(wish: Wish): Promise<CountryPage> {
    const fitting = (await this.#places.listCountries()).filter(
      ({ code }) =>
        !this.#isWithdrawn("country", code) &&
        (!wish.onlyWithDocuments || documentCountries.includes(code)) &&
        (!wish.onlyImportant || isImportantCountry(code)),
    );
    const listed = wish.withWorldwide ? (["worldwide", ...fitting] as const) : fitting;
    const countries = listed.slice(wish.offset, wish.offset + wish.limit);
    return { countries, total: listed.length };
  }
}
