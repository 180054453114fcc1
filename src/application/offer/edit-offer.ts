import type { OfferId } from "../../domain/id/id.ts";
import type { OfferInput } from "../../domain/offer/create-offer.ts";
import { editOffer } from "../../domain/offer/edit-offer.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import type { Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import { changed } from "./changed-offer.ts";
import type { ChangeOfferRefusal, OfferDesk } from "./offer-desk.ts";

/** Replaces an offer's fields, except its asset and currency. */
export class EditOffer {
  readonly #desk: OfferDesk;

  constructor(desk: OfferDesk) {
    this.#desk = desk;
  }

  execute(
    actor: Actor,
    offerId: OfferId,
    seenVersion: number,
    input: OfferInput,
  ): Promise<Result<Offer, ChangeOfferRefusal>> {
    return this.#desk.change(actor, offerId, seenVersion, ({ offer }, judges) =>
      changed(editOffer(offer, input, judges)),
    );
  }
}
