import { switchOffer } from "../../domain/offer/edit-offer.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import { changed } from "./changed-offer.ts";
import type { OfferDesk } from "./offer-desk.ts";

/** Switches all of an owner's offers on or off; what their level forbids stays off, and all
 * offers of a vendor who did not accept the terms in force. */
export class SwitchAllOffers {
  readonly #desk: OfferDesk;

  constructor(desk: OfferDesk) {
    this.#desk = desk;
  }

  /** Returns how many were switched. */
  execute(
    actor: Pick<Actor, "traderId">,
    active: boolean,
  ): Promise<Result<number, { readonly code: "too_many_active_offers" }>> {
    return this.#desk.changeAll(actor, ({ offer }, judges) =>
      active && judges.owner.owesVendorTerms
        ? refuse({ code: "vendor_terms_due" })
        : changed(switchOffer(offer, active, judges)),
    );
  }
}
