import {
  createOffer,
  type OfferInput,
  type OfferRefusal,
} from "../../domain/offer/create-offer.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { mostActiveOffers } from "../../domain/offer/offer-policy.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { NewId } from "../ports/new-id.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { FillOffer } from "./fill-offer.ts";
import type { OfferDesk } from "./offer-desk.ts";
import { storeNewOffer, type StoreNewOfferRefusal } from "./store-new-offer.ts";

/** `vendor_terms_due`: a vendor did not accept the terms in force. */
type CreateOfferRefusal =
  | OfferRefusal
  | StoreNewOfferRefusal
  | { readonly code: "vendor_terms_due" };

/** Publishes an offer; with a key, only once. */
export class CreateOffer {
  readonly #offers: OfferStore;
  readonly #desk: OfferDesk;
  readonly #newId: NewId;
  readonly #fillOffer: FillOffer;

  constructor(offers: OfferStore, desk: OfferDesk, newId: NewId, fillOffer: FillOffer) {
    this.#offers = offers;
    this.#desk = desk;
    this.#newId = newId;
    this.#fillOffer = fillOffer;
  }

  async execute(
    actor: Pick<Actor, "traderId">,
    input: OfferInput,
    key?: CommandKey,
  ): Promise<Result<Offer, CreateOfferRefusal>> {
    const filled = await this.#fillOffer.execute(actor.traderId, input);
    if (!filled.ok) return filled;
    const judges = await this.#desk.judgesFor(actor.traderId);
    if (judges.owner.owesVendorTerms) return refuse({ code: "vendor_terms_due" });
    const judged = createOffer(this.#newId(), filled.value, judges);
    if (!judged.ok) return judged;
    const most = mostActiveOffers(judges.owner, judges.policy);
    return storeNewOffer(this.#offers, judged.value, most, key);
  }
}
