import { switchOffer } from "../../domain/offer/edit-offer.ts";
import type { Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import { changed } from "./changed-offer.ts";
import type { OfferDesk } from "./offer-desk.ts";

/** Switches all of an owner's offers on or off; what their level forbids stays off. */
export class SwitchAllOffers {
  readonly #desk: OfferDesk;

  constructor(desk: OfferDesk) {
    this.#desk = desk;
  }

  /** Returns how many were switched. */
  execute(
    actor: Actor,
    active: boolean,
  ): Promise<Result<number, { readonly code: "too_many_active_offers" }>> {
    return this.#desk.changeAll(actor, ({ offer }, judges) =>
      changed(switchOffer(offer, active, judges)),
    );
  }
}
