import type { OfferId } from "../../domain/id/id.ts";
import { priceOffer } from "../../domain/offer/edit-offer.ts";
import type { PricingInput } from "../../domain/offer/offer-numbers.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { OwnOffer } from "../ports/offer-store.ts";
import { changed } from "./changed-offer.ts";
import type { ChangeOfferRefusal, OfferDesk } from "./offer-desk.ts";

/** Changes an offer's price to a margin or a fixed price. */
export class PriceOffer {
  readonly #desk: OfferDesk;

  constructor(desk: OfferDesk) {
    this.#desk = desk;
  }

  async execute(
    actor: Actor,
    offerId: OfferId,
    seenVersion: number | undefined,
    pricing: PricingInput,
  ): Promise<Result<Offer, ChangeOfferRefusal>> {
    const priced = await this.executeOwn(actor, offerId, seenVersion, pricing);
    return priced.ok ? accept(priced.value.offer) : priced;
  }

  /** The same, with what else its owner sees of it. */
  executeOwn(
    actor: Actor,
    offerId: OfferId,
    seenVersion: number | undefined,
    pricing: PricingInput,
  ): Promise<Result<OwnOffer, ChangeOfferRefusal>> {
    return this.#desk.changeOwn(actor, offerId, seenVersion, ({ offer }, judges) =>
      changed(priceOffer(offer, pricing, judges)),
    );
  }
}
