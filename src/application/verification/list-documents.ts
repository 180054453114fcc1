import { documentCountries } from "../../domain/catalogue/country-groups.ts";
import {
  documentSides,
  documentTypesOf,
  type FileSide,
  type IdDocumentType,
} from "../../domain/verification/id-document.ts";
import type { Actor } from "../actor/actor.ts";
import type { Country, PlaceCatalogue } from "../ports/place-catalogue.ts";
import type { ViewVerification } from "./view-verification.ts";

/** A country, and the documents of it that are accepted. */
export interface DocumentCountry {
  readonly country: Country;
  readonly documents: readonly {
    readonly type: IdDocumentType;
    readonly sides: readonly FileSide[];
  }[];
}

const supported = new Set(documentCountries);

/** Lists which documents are accepted. */
export class ListDocuments {
  readonly #places: PlaceCatalogue;
  readonly #verification: ViewVerification;

  constructor(places: PlaceCatalogue, verification: ViewVerification) {
    this.#places = places;
    this.#verification = verification;
  }

  async all(): Promise<readonly DocumentCountry[]> {
    const countries = await this.#places.listCountries();
    return countries.filter(({ code }) => supported.has(code)).map(withDocuments);
  }

  /** Of the last document, else of where the trader says they live (answers 137). */
  async ofTrader({ traderId }: Pick<Actor, "traderId">): Promise<DocumentCountry | undefined> {
    const { attempts, country } = await this.#verification.execute(traderId);
    const code = attempts.id?.country ?? country;
    const all = await this.all();
    return all.find((each) => each.country.code === code);
  }

  /** Its ISO 3166-1 alpha-2 code; empty for one whose documents are not accepted. */
  async countryOf(iso3: string): Promise<string> {
    const countries = await this.#places.listCountries();
    const code = countries.find((each) => each.iso3 === iso3)?.code ?? "";
    return supported.has(code) ? code : "";
  }
}

function withDocuments(country: Country): DocumentCountry {
  const types = documentTypesOf(country.code);
  return { country, documents: types.map((type) => ({ type, sides: documentSides[type] })) };
}
