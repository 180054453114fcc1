import { isWithin, parseNetwork, type NetworkRange } from "../../domain/account/network-address.ts";
import type { WatchedCountries } from "../../domain/trade-start/watched-countries.ts";
import type { AddressCountries } from "../ports/address-countries.ts";
import type { Current } from "../ports/current-policy.ts";

/** What is needed to know from where nobody may come. */
interface CheckPlaceParts {
  readonly places: AddressCountries;
  /** Networks that the operator blocks, such as "203.0.113.0/24". */
  readonly networks: readonly string[];
  /** The countries in which nobody trades are those from which nobody comes. */
  readonly countries: Current<WatchedCountries>;
}

/** Says whether an address is one of those that the operator turns away (answers 31). */
export class CheckPlace {
  readonly #places: AddressCountries;
  readonly #networks: readonly NetworkRange[];
  readonly #countries: Current<WatchedCountries>;

  constructor({ places, networks, countries }: CheckPlaceParts) {
    this.#places = places;
    this.#networks = networks.flatMap((network) => parseNetwork(network) ?? []);
    this.#countries = countries;
  }

  /** `address`: as sessions keep it. */
  async execute(address: string): Promise<boolean> {
    if (this.#networks.length > 0) {
      const range = parseNetwork(address);
      if (range && this.#networks.some((network) => isWithin(range, network))) return true;
    }
    const countries = this.#countries();
    if (!Object.values(countries).includes(true)) return false;
    const { country } = await this.#places.placeOf(address);
    return country !== undefined && countries[country] === true;
  }
}
