import type { OfferId } from "../../domain/id/id.ts";
import { switchOffer } from "../../domain/offer/edit-offer.ts";
import type { OfferRefusal } from "../../domain/offer/create-offer.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import { changed } from "./changed-offer.ts";
import type { ChangeRefusal, OfferDesk } from "./offer-desk.ts";

/** `vendor_terms_due`: a vendor did not accept the terms in force (answers 40). */
type SwitchOfferRefusal = OfferRefusal | { readonly code: "vendor_terms_due" };

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
  ): Promise<Result<Offer, SwitchOfferRefusal | ChangeRefusal>> {
    return this.#desk.change<SwitchOfferRefusal>(actor, offerId, seenVersion, ({ offer }, judges) =>
      active && judges.owner.owesVendorTerms
        ? refuse({ code: "vendor_terms_due" })
        : changed(switchOffer(offer, active, judges)),
    );
  }
}
