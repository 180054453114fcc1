import type { OfferId } from "../../domain/id/id.ts";
import type { PricingInput } from "../../domain/offer/offer-numbers.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { ChangeOfferRefusal, OfferDesk } from "./offer-desk.ts";
import type { OwnOfferInView, OwnOfferView } from "./own-offer-view.ts";
import { PriceOffer } from "./price-offer.ts";

/**
 * Changes an offer's price and shows the offer to its owner. Programs do it all day: what is shown with the offer is read
 * beside it, not after its change.
 */
export class PriceInView {
  readonly #priceOffer: PriceOffer;
  readonly #view: OwnOfferView;

  constructor(desk: OfferDesk, view: OwnOfferView) {
    this.#priceOffer = new PriceOffer(desk);
    this.#view = view;
  }

  async execute(
    actor: Actor,
    offerId: OfferId,
    seenVersion: number | undefined,
    pricing: PricingInput,
  ): Promise<Result<OwnOfferInView, ChangeOfferRefusal>> {
    const [priced, facts] = await Promise.all([
      this.#priceOffer.executeOwn(actor, offerId, seenVersion, pricing),
      this.#view.factsOf([offerId], actor.traderId),
    ]);
    if (!priced.ok) return priced;
    const [shown] = this.#view.showWith([priced.value], facts);
    if (!shown) throw new TypeError(`Offer ${offerId} is not shown`);
    return accept(shown);
  }
}
