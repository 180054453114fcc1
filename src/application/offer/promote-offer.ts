import type { OfferId } from "../../domain/id/id.ts";
import { isOpenToOthers } from "../../domain/offer/moderation.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import { judgePromotion, promotionsAMonth } from "../../domain/offer/promotion.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { Promotions } from "../ports/promotions.ts";

/**
 * - `not_found`
 * - `offer_not_promotable`: others cannot see it.
 * - `promotion_running`: it is promoted, or is about to be.
 * - `no_promotions_left`: in this month.
 */
type PromoteRefusal =
  | Extract<ReturnType<typeof judgePromotion>, { ok: false }>["refusal"]
  | {
      readonly code:
        | "not_found"
        | "offer_not_promotable"
        | "promotion_running"
        | "no_promotions_left";
    };

/** Puts an owner's offer among the featured ones, for a time (answers 63). */
export class PromoteOffer {
  readonly #offers: OfferStore;
  readonly #promotions: Promotions;
  readonly #policy: Current<OfferPolicy>;

  constructor(offers: OfferStore, promotions: Promotions, policy: Current<OfferPolicy>) {
    this.#offers = offers;
    this.#promotions = promotions;
    this.#policy = policy;
  }

  async execute(
    { traderId: ownerId }: Actor,
    offerId: OfferId,
    asked: { readonly startsAt: Instant | undefined; readonly note: string },
  ): Promise<Result<undefined, PromoteRefusal>> {
    const [own, owner] = await Promise.all([
      this.#offers.own(ownerId, offerId),
      this.#offers.owner(ownerId),
    ]);
    if (!own || !owner) return refuse({ code: "not_found" });
    if (!isOpenToOthers(own.offer)) return refuse({ code: "offer_not_promotable" });
    const { promotion: policy } = this.#policy();
    const judged = judgePromotion(asked, own.now, policy);
    if (!judged.ok) return judged;
    const most = promotionsAMonth(owner, policy);
    const added = await this.#promotions.add({ ownerId, offerId }, judged.value, most);
    if (added === "none_left") return refuse({ code: "no_promotions_left" });
    if (added === "running") return refuse({ code: "promotion_running" });
    await this.#promotions.showRunning();
    return accept(undefined);
  }
}
