import type { OfferId } from "../../domain/id/id.ts";
import { limitOffer } from "../../domain/offer/edit-offer.ts";
import type { AmountsInput } from "../../domain/offer/offer-numbers.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import type { Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import { changed } from "./changed-offer.ts";
import type { ChangeOfferRefusal, OfferDesk } from "./offer-desk.ts";

/** Changes the amounts that an offer accepts. */
export class LimitOffer {
  readonly #desk: OfferDesk;

  constructor(desk: OfferDesk) {
    this.#desk = desk;
  }

  execute(
    actor: Actor,
    offerId: OfferId,
    seenVersion: number | undefined,
    amounts: AmountsInput,
  ): Promise<Result<Offer, ChangeOfferRefusal>> {
    return this.#desk.change(actor, offerId, seenVersion, ({ offer }, judges) =>
      changed(limitOffer(offer, amounts, judges)),
    );
  }
}
