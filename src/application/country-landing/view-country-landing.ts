import { currencyOfRegion } from "../../domain/catalogue/region-currencies.ts";
import { paymentMethods, type PaymentMethod } from "../../domain/catalogue/payment-methods.ts";
import type { OfferSide } from "../../domain/offer/offer.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";
import type { Actor } from "../actor/actor.ts";
import type { ListOffers } from "../offer/list-offers.ts";
import type { OfferInView } from "../offer/offer-in-view.ts";
import type { Country, PlaceCatalogue } from "../ports/place-catalogue.ts";

/** A country with the offers in its currency. */
interface CountryLanding {
  readonly country: Country;
  readonly currency: FiatCode | undefined;
  /** Bitcoin; the best ones. */
  readonly offers: { readonly [Side in OfferSide]: readonly OfferInView[] };
  /** Those made for the country or for its currency. */
  readonly methods: readonly PaymentMethod[];
}

const mostOffers = 5;
const mostMethods = 12;
const bitcoinId = 8;

/** Shows what people of a country can trade. */
export class ViewCountryLanding {
  readonly #places: PlaceCatalogue;
  readonly #offers: ListOffers;

  constructor(places: PlaceCatalogue, offers: ListOffers) {
    this.#places = places;
    this.#offers = offers;
  }

  /** Undefined if there is no country of that name. */
  async execute(slug: string, reader: Actor | undefined): Promise<CountryLanding | undefined> {
    const country = (await this.#places.listCountries()).find(({ name }) => slugOf(name) === slug);
    if (!country) return undefined;
    const currency = currencyOfRegion(country.code);
    const [buy, sell] = await Promise.all([
      this.#offersOf("buy", currency, reader),
      this.#offersOf("sell", currency, reader),
    ]);
    return { country, currency, offers: { buy, sell }, methods: methodsOf(country, currency) };
  }

  /** The names of all countries as addresses have them. */
  async slugs(): Promise<readonly string[]> {
    return (await this.#places.listCountries()).map(({ name }) => slugOf(name));
  }

  async #offersOf(
    type: OfferSide,
    currency: FiatCode | undefined,
    reader: Actor | undefined,
  ): Promise<readonly OfferInView[]> {
    if (currency === undefined) return [];
    const wish = { type, cryptoCurrencyId: bitcoinId, currency, limit: mostOffers };
    const found = await this.#offers.execute(wish, reader);
    return found.ok ? found.value.offers : [];
  }
}

/** "São Tomé & Príncipe" becomes "sao-tome-principe". */
function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

function methodsOf({ code }: Country, currency: FiatCode | undefined): readonly PaymentMethod[] {
  const fits = ({ countries, currencies }: PaymentMethod) =>
    countries.length > 0
      ? countries.includes(code)
      : currency !== undefined && currencies.includes(currency);
  return paymentMethods.filter(fits).slice(0, mostMethods);
}
