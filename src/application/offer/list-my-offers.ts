import type { OfferSide } from "../../domain/offer/offer.ts";
import type { Actor } from "../actor/actor.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { OwnOfferInView, OwnOfferView } from "./own-offer-view.ts";

/** The owner's offers on one side, and how many there are on both. */
interface MyOffers {
  readonly offers: readonly OwnOfferInView[];
  readonly counts: Readonly<Record<OfferSide, { readonly all: number; readonly active: number }>>;
}

/** Lists the owner's offers, newest first. */
export class ListMyOffers {
  readonly #offers: OfferStore;
  readonly #view: OwnOfferView;

  constructor(offers: OfferStore, view: OwnOfferView) {
    this.#offers = offers;
    this.#view = view;
  }

  async execute({ traderId }: Actor, side: OfferSide): Promise<MyOffers> {
    const all = await this.#offers.listOwn(traderId);
    const count = (counted: OfferSide) => {
      const offers = all.flatMap(({ offer }) => (offer.side === counted ? [offer] : []));
      return { all: offers.length, active: offers.filter(({ active }) => active).length };
    };
    return {
      offers: await this.#view.show(all.filter(({ offer }) => offer.side === side)),
      counts: { buy: count("buy"), sell: count("sell") },
    };
  }
}
