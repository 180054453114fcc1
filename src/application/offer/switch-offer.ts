import type { OfferId } from "../../domain/id/id.ts";
import { switchOffer } from "../../domain/offer/edit-offer.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import type { Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import { changed } from "./changed-offer.ts";
import type { ChangeOfferRefusal, OfferDesk } from "./offer-desk.ts";

/** Switches an offer on or off. */
export class SwitchOffer {
  readonly #desk: OfferDesk;

  constructor(desk: OfferDesk) {
    this.#desk = desk;
  }

  execute(
    actor: Actor,
    offerId: OfferId,
    seenVersion: number | undefined,
    active: boolean,
  ): Promise<Result<Offer, ChangeOfferRefusal>> {
    return this.#desk.change(actor, offerId, seenVersion, ({ offer }, judges) =>
      changed(switchOffer(offer, active, judges)),
    );
  }
}
