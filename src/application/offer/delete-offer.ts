import type { OfferId } from "../../domain/id/id.ts";
import { retireOffer } from "../../domain/offer/edit-offer.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import type { Actor } from "../actor/actor.ts";
import type { ChangeOfferRefusal, OfferDesk } from "./offer-desk.ts";

/** Removes an offer from every list for good; running trades go on as agreed. */
export class DeleteOffer {
  readonly #desk: OfferDesk;

  constructor(desk: OfferDesk) {
    this.#desk = desk;
  }

  execute(actor: Actor, offerId: OfferId): Promise<Result<Offer, ChangeOfferRefusal>> {
    return this.#desk.change(actor, offerId, undefined, ({ offer }) =>
      accept({ offer: retireOffer(offer), deleted: true }),
    );
  }
}
