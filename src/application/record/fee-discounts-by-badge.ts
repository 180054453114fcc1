import type { TraderId } from "../../domain/id/id.ts";
import { earnedBadge, fewestTradesForBadge } from "../../domain/record/badges.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import type { Current } from "../ports/current-policy.ts";
import type { FeeDiscounts } from "../ports/fee-discounts.ts";
import type { OwnStandingStore } from "../ports/own-standing-store.ts";

/** Discounts by the badges that trades earned; whoever wears another badge keeps what they earned. */
export class FeeDiscountsByBadge implements FeeDiscounts {
  readonly #standings: Pick<OwnStandingStore, "standings">;
  readonly #policy: Current<Pick<Policy, "fees" | "flags">>;

  constructor(
    standings: Pick<OwnStandingStore, "standings">,
    policy: Current<Pick<Policy, "fees" | "flags">>,
  ) {
    this.#standings = standings;
    this.#policy = policy;
  }

  /** One query for all of them; none while the flag is off. */
  async of(traderIds: readonly TraderId[]): Promise<ReadonlyMap<TraderId, number>> {
    const { fees, flags } = this.#policy();
    const asked = traderIds.filter((id) => id !== "");
    if (!flags.feeDiscount || asked.length === 0) return new Map();
    const { standings, now } = await this.#standings.standings(asked, fewestTradesForBadge);
    return new Map(
      [...standings].flatMap(([id, standing]) => {
        const badge = earnedBadge(standing, now);
        return badge ? [[id, fees.discountPercent[badge]] as const] : [];
      }),
    );
  }
}
