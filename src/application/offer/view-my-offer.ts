import type { OfferId } from "../../domain/id/id.ts";
import type { Actor } from "../actor/actor.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { OwnOfferInView, OwnOfferView } from "./own-offer-view.ts";

/** Shows an owner one of their offers with everything that only its owner sees. */
export class ViewMyOffer {
  readonly #offers: OfferStore;
  readonly #view: OwnOfferView;

  constructor(offers: OfferStore, view: OwnOfferView) {
    this.#offers = offers;
    this.#view = view;
  }

  /** Undefined if it is not theirs, or deleted. */
  async execute({ traderId }: Actor, offerId: OfferId): Promise<OwnOfferInView | undefined> {
    const own = await this.#offers.own(traderId, offerId);
    const [seen] = own ? await this.#view.show([own]) : [];
    return seen;
  }
}
