import type { Actor } from "../actor/actor.ts";
import type { GiftCardStore, SavedGiftCard } from "../ports/gift-card-store.ts";

/** Lists a trader's own gift cards. Who shows them shows no more of a code than its end. */
export class ListGiftCards {
  readonly #cards: Pick<GiftCardStore, "listOf">;

  constructor(cards: Pick<GiftCardStore, "listOf">) {
    this.#cards = cards;
  }

  execute({ traderId }: Actor): Promise<readonly SavedGiftCard[]> {
    return this.#cards.listOf(traderId);
  }
}
