import { penaltyPoints } from "../../domain/offer/penalty.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Current } from "../ports/current-policy.ts";
import type { Penalties } from "../ports/promotions.ts";

/** Takes points from offers whose owners leave those who take them waiting, and gives them back. */
export class ReviewPenalties {
  readonly #penalties: Penalties;
  readonly #policy: Current<OfferPolicy>;
  readonly #now: () => Instant;

  constructor(penalties: Penalties, policy: Current<OfferPolicy>, now: () => Instant) {
    this.#penalties = penalties;
    this.#policy = policy;
    this.#now = now;
  }

  execute(): Promise<void> {
    const { penalty: policy } = this.#policy();
    return this.#penalties.review({
      since: this.#now() - policy.withinSeconds * 1_000,
      pointsFor: (trades) => penaltyPoints(trades, policy),
    });
  }
}
