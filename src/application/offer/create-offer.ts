import {
  createOffer,
  type OfferInput,
  type OfferRefusal,
} from "../../domain/offer/create-offer.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { mostActiveOffers } from "../../domain/offer/offer-policy.ts";
import type { Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { NewId } from "../ports/new-id.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { PaymentPlaces } from "../ports/payment-places.ts";
import { fillSavedAccount } from "./fill-saved-account.ts";
import type { OfferDesk } from "./offer-desk.ts";
import { storeNewOffer, type StoreNewOfferRefusal } from "./store-new-offer.ts";

/** Publishes an offer; with a key, only once. */
export class CreateOffer {
  readonly #offers: OfferStore;
  readonly #desk: OfferDesk;
  readonly #newId: NewId;
  readonly #places: PaymentPlaces;

  constructor(offers: OfferStore, desk: OfferDesk, newId: NewId, places: PaymentPlaces) {
    this.#offers = offers;
    this.#desk = desk;
    this.#newId = newId;
    this.#places = places;
  }

  async execute(
    actor: Pick<Actor, "traderId">,
    input: OfferInput,
    key?: CommandKey,
  ): Promise<Result<Offer, OfferRefusal | StoreNewOfferRefusal>> {
    const filled = await fillSavedAccount(this.#places, actor.traderId, input);
    if (!filled.ok) return filled;
    const judges = await this.#desk.judgesFor(actor.traderId);
    const judged = createOffer(this.#newId(), filled.value, judges);
    if (!judged.ok) return judged;
    const most = mostActiveOffers(judges.owner, judges.policy);
    return storeNewOffer(this.#offers, judged.value, most, key);
  }
}
