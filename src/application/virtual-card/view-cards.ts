import { holderObstacle, type HolderObstacle } from "../../domain/virtual-card/decide-card-act.ts";
import type { Money } from "../../domain/money/money.ts";
import { money } from "../../domain/money/money.ts";
import { refuse, accept, type Result } from "../../domain/result/result.ts";
import { cardAsset, ofCents, type CardAsset } from "../../domain/virtual-card/virtual-card.ts";
import type { VirtualCardPolicy } from "../../domain/virtual-card/virtual-card-policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { CardProvider } from "../ports/card-provider.ts";
import type { ShownCard, VirtualCardViews } from "../ports/virtual-card-views.ts";
import type { PrepareCard } from "./prepare-card.ts";

/** Somebody's cards, and what they can do about new ones. */
interface OwnCards {
  /** Whether cards are ordered and loaded here. */
  readonly isOffered: boolean;
  /** Whether they pay nothing anywhere. */
  readonly isTest: boolean;
  /** What keeps them from ordering and loading cards. */
  readonly obstacle: HolderObstacle | undefined;
  readonly policy: VirtualCardPolicy;
  /** USDT in the wallet, and what more they can load today. */
  readonly available: Money<CardAsset>;
  readonly dayLeft: Money<CardAsset>;
  readonly cards: readonly ShownCard[];
}

/** Shows somebody their cards. `feature_off`: nobody issues cards here. */
export class ViewCards {
  readonly #prepare: Pick<PrepareCard, "execute" | "isOffered">;
  readonly #views: Pick<VirtualCardViews, "cardsOf">;
  readonly #provider: Pick<CardProvider, "isTest"> | undefined;

  constructor(
    prepare: Pick<PrepareCard, "execute" | "isOffered">,
    views: Pick<VirtualCardViews, "cardsOf">,
    provider: Pick<CardProvider, "isTest"> | undefined,
  ) {
    this.#prepare = prepare;
    this.#views = views;
    this.#provider = provider;
  }

  async execute(actor: Actor): Promise<Result<OwnCards, { readonly code: "feature_off" }>> {
    if (!this.#provider) return refuse({ code: "feature_off" });
    const [{ facts, rules }, cards] = await Promise.all([
      this.#prepare.execute(actor),
      this.#views.cardsOf(actor.traderId),
    ]);
    const { virtualCard: policy } = rules;
    const left = ofCents(policy.mostDayUsdCents).units - facts.dayUnits;
    return accept({
      isOffered: this.#prepare.isOffered(),
      isTest: this.#provider.isTest,
      obstacle: holderObstacle(facts, rules),
      policy,
      available: money(cardAsset, facts.available),
      dayLeft: money(cardAsset, left > 0n ? left : 0n),
      cards,
    });
  }
}
