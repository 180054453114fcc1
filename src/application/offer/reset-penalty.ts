import type { OfferId } from "../../domain/id/id.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import { judgeReset, type ResetRefusal } from "../../domain/offer/penalty.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { Penalties } from "../ports/promotions.ts";

/** Gives an offer back the points that it lost for its owner's trades (answers 64). */
export class ResetPenalty {
  readonly #offers: OfferStore;
  readonly #penalties: Penalties;
  readonly #policy: Current<OfferPolicy>;

  constructor(offers: OfferStore, penalties: Penalties, policy: Current<OfferPolicy>) {
    this.#offers = offers;
    this.#penalties = penalties;
    this.#policy = policy;
  }

  async execute(
    { traderId }: Actor,
    offerId: OfferId,
  ): Promise<Result<undefined, ResetRefusal | { readonly code: "not_found" }>> {
    const own = await this.#offers.own(traderId, offerId);
    if (!own) return refuse({ code: "not_found" });
    const judged = judgeReset(own.marks, own.now, this.#policy().penalty);
    if (!judged.ok) return judged;
    const isReset = await this.#penalties.reset(traderId, offerId, own.now);
    return isReset ? accept(undefined) : refuse({ code: "no_penalty" });
  }
}
