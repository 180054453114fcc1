import {
  createOffer,
  type OfferInput,
  type OfferRefusal,
} from "../../domain/offer/create-offer.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { mostActiveOffers } from "../../domain/offer/offer-policy.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../account/actor.ts";
import type { NewId } from "../ports/new-id.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { OfferDesk } from "./offer-desk.ts";

/** The fields that were refused, or the owner has as many active offers as he may. */
export type CreateOfferRefusal =
  | OfferRefusal
  | { readonly code: "too_many_active_offers"; readonly most: number };

/** Publishes an offer. */
export class CreateOffer {
  readonly #offers: OfferStore;
  readonly #desk: OfferDesk;
  readonly #newId: NewId;

  constructor(offers: OfferStore, desk: OfferDesk, newId: NewId) {
    this.#offers = offers;
    this.#desk = desk;
    this.#newId = newId;
  }

  async execute(
    actor: Pick<Actor, "traderId">,
    input: OfferInput,
  ): Promise<Result<Offer, CreateOfferRefusal>> {
    const judges = await this.#desk.judgesFor(actor.traderId);
    const judged = createOffer(this.#newId(), input, judges);
    if (!judged.ok) return judged;
    const most = mostActiveOffers(judges.owner, judges.policy);
    const stored = await this.#offers.insert(judged.value, most);
    return stored === "too_many_active_offers" ? refuse({ code: stored, most }) : accept(stored);
  }
}
