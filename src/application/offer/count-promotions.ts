import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import { promotionsAMonth } from "../../domain/offer/promotion.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { Promotions } from "../ports/promotions.ts";

/** The promotions of an owner in this month. */
interface PromotionCount {
  readonly total: number;
  readonly available: number;
}

/** Tells owners how many promotions they have. */
export class CountPromotions {
  readonly #offers: OfferStore;
  readonly #promotions: Promotions;
  readonly #policy: Current<OfferPolicy>;

  constructor(offers: OfferStore, promotions: Promotions, policy: Current<OfferPolicy>) {
    this.#offers = offers;
    this.#promotions = promotions;
    this.#policy = policy;
  }

  async execute({ traderId }: Actor): Promise<PromotionCount> {
    const [owner, used] = await Promise.all([
      this.#offers.owner(traderId),
      this.#promotions.usedThisMonth(traderId),
    ]);
    const total = owner ? promotionsAMonth(owner, this.#policy().promotion) : 0;
    return { total, available: Math.max(0, total - used) };
  }
}
