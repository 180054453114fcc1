import type { CatalogueKind } from "../../domain/catalogue/catalogue-entry.ts";
import { fiatCurrencies } from "../../domain/catalogue/fiat-currencies.ts";
import { paymentMethods } from "../../domain/catalogue/payment-methods.ts";
import { knownTags } from "../../domain/offer/offer-tags.ts";
import type { PlaceCatalogue } from "../ports/place-catalogue.ts";

/** An entry of the catalogue. */
interface KnownEntry {
  readonly key: string;
  /** In English. */
  readonly name: string;
}

/** Everything that the platform knows, withdrawn or not. */
export class KnownEntries {
  readonly #places: Pick<PlaceCatalogue, "listCountries">;

  constructor(places: Pick<PlaceCatalogue, "listCountries">) {
    this.#places = places;
  }

  async list(kind: CatalogueKind): Promise<readonly KnownEntry[]> {
    switch (kind) {
      case "payment_method":
        return paymentMethods.map(({ slug: key, name }) => ({ key, name }));
      case "currency":
        return fiatCurrencies.map(({ code: key, name }) => ({ key, name }));
      case "tag":
        return knownTags.map(({ slug: key, name }) => ({ key, name }));
      case "country":
        return (await this.#places.listCountries()).map(({ code: key, name }) => ({ key, name }));
    }
  }
}
