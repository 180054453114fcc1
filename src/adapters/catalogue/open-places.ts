import { countries, type TCountryCode } from "countries-list";
import { iso31661, iso31662 } from "iso-3166";
import type { Country, PlaceCatalogue, Region } from "../../application/ports/place-catalogue.ts";
import { countryCodes } from "../../domain/catalogue/countries.ts";
import { regionIdOf } from "../../domain/catalogue/region-ids.ts";

/** Kosovo has no ISO number and no alpha-3; both are those that others use for it. */
const kosovo = { id: 983, iso3: "XKX" };

/** Where the usual calling code is not the first of the open list. */
const usualPhoneCode: Readonly<Record<string, number>> = { XK: 383 };

const english = new Intl.DisplayNames("en", { type: "region" });
const byName = (one: { readonly name: string }, other: { readonly name: string }) =>
  one.name.localeCompare(other.name, "en");

/**
 * Places from open data: codes, numbers and regions of ISO 3166, calling codes and currencies of
 * countries-list.
 */
export class OpenPlaces implements PlaceCatalogue {
  readonly #countries: readonly Country[];
  readonly #regions: ReadonlyMap<string, readonly Region[]>;

  constructor() {
    const standard = new Map(iso31661.map((each) => [each.alpha2, each]));
    this.#countries = countryCodes
      .map((code): Country => {
        const iso = standard.get(code);
        const { phone, currency } = countries[code as TCountryCode];
        const usual = usualPhoneCode[code];
        return {
          id: iso ? Number(iso.numeric) : kosovo.id,
          code,
          iso3: iso?.alpha3 ?? kosovo.iso3,
          name: english.of(code) ?? code,
          phoneCodes:
            usual === undefined ? phone : [usual, ...phone.filter((each) => each !== usual)],
          currency: currency[0],
        };
      })
      .toSorted(byName);
    const known = new Set(countryCodes);
    const regions = iso31662.map(({ code, name, parent }): Region => ({
      id: regionIdOf(code),
      code,
      name,
      parentId: known.has(parent) ? undefined : regionIdOf(parent),
    }));
    this.#regions = Map.groupBy(regions.toSorted(byName), ({ code }) => code.slice(0, 2));
  }

  listCountries(): Promise<readonly Country[]> {
    return Promise.resolve(this.#countries);
  }

  listRegions(countryCode: string): Promise<readonly Region[]> {
    return Promise.resolve(this.#regions.get(countryCode) ?? []);
  }
}
