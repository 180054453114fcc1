import {
  createOffer,
  type OfferInput,
  type OfferRefusal,
} from "../../domain/offer/create-offer.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { mostActiveOffers, type OfferPolicy } from "../../domain/offer/offer-policy.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../account/actor.ts";
import type { NewId } from "../ports/new-id.ts";
import type { OfferStore } from "../ports/offer-store.ts";

/** The fields that were refused, or the owner has as many active offers as he may. */
export type CreateOfferRefusal =
  | OfferRefusal
  | { readonly code: "too_many_active_offers"; readonly most: number };

/** Publishes an offer. */
export class CreateOffer {
  readonly #offers: OfferStore;
  readonly #newId: NewId;
  readonly #policy: OfferPolicy;

  constructor(offers: OfferStore, newId: NewId, policy: OfferPolicy) {
    this.#offers = offers;
    this.#newId = newId;
    this.#policy = policy;
  }

  async execute(
    actor: Pick<Actor, "traderId">,
    input: OfferInput,
  ): Promise<Result<Offer, CreateOfferRefusal>> {
    const owner = await this.#offers.owner(actor.traderId);
    if (!owner) throw new TypeError(`There is no trader ${actor.traderId}`);
    const judged = createOffer(this.#newId(), owner, input, this.#policy);
    if (!judged.ok) return judged;
    const most = mostActiveOffers(owner, this.#policy);
    const stored = await this.#offers.insert(judged.value, most);
    return stored === "too_many_active_offers" ? refuse({ code: stored, most }) : accept(stored);
  }
}
