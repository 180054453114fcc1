import { isDemoLevel } from "../../domain/account/demo-account.ts";
import { cityIdOf, isCityId } from "../../domain/catalogue/city-ids.ts";
import { assetsOf } from "../../domain/money/play-form.ts";
import type { Actor } from "../actor/actor.ts";
import type { OfferCities } from "../ports/offer-cities.ts";

interface City {
  readonly id: number;
  /** As most owners write it. */
  readonly name: string;
  readonly offers: number;
}

/** The cities of a region, those with the most offers first. */
interface CityList {
  /** Undefined for a city that no visible offer names. */
  readonly regionId: number | undefined;
  readonly cities: readonly City[];
}

const mostListed = 100;

/** Lists the cities where cash changes hands: of a region, or of the region of a city. */
export class ListCities {
  readonly #cities: OfferCities;

  constructor(cities: OfferCities) {
    this.#cities = cities;
  }

  async execute(placeId: number, reader: Pick<Actor, "level"> | undefined): Promise<CityList> {
    const assets = assetsOf(isDemoLevel(reader?.level ?? 0));
    const regionId = isCityId(placeId) ? await this.#cities.regionOf(placeId, assets) : placeId;
    if (regionId === undefined) return { regionId, cities: [] };
    const cities = new Map<number, City & { readonly most: number }>();
    for (const { country, regionId: region, name, offers } of await this.#cities.inRegion(
      regionId,
      assets,
    )) {
      const id = cityIdOf(country, region, name);
      if (id === undefined) continue;
      const known = cities.get(id) ?? { id, name, offers: 0, most: offers };
      const isUsual = offers > known.most;
      cities.set(id, {
        id,
        name: isUsual ? name : known.name,
        offers: known.offers + offers,
        most: Math.max(offers, known.most),
      });
    }
    const sorted = [...cities.values()].toSorted(
      (one, other) => other.offers - one.offers || (one.name < other.name ? -1 : 1),
    );
    return {
      regionId,
      cities: sorted.slice(0, mostListed).map(({ id, name, offers }) => ({ id, name, offers })),
    };
  }
}
