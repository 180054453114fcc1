import {
  judgeGiftCard,
  mostGiftCards,
  type GiftCardDetails,
  type GiftCardFault,
} from "../../domain/gift-card/gift-card.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { GiftCardStore } from "../ports/gift-card-store.ts";
import type { NewId } from "../ports/new-id.ts";

type AddRefusal =
  | { readonly code: "validation"; readonly faults: readonly GiftCardFault[] }
  | { readonly code: "too_many_gift_cards" };

/** Saves a gift card of a trader. */
export class AddGiftCard {
  readonly #cards: GiftCardStore;
  readonly #newId: NewId;

  constructor(cards: GiftCardStore, newId: NewId) {
    this.#cards = cards;
    this.#newId = newId;
  }

  /** Returns its id. */
  async execute(
    { traderId }: Actor,
    typed: GiftCardDetails & { readonly code: string },
  ): Promise<Result<string, AddRefusal>> {
    const judged = judgeGiftCard(typed);
    if (!judged.ok) return judged;
    const card = { id: this.#newId(), details: judged.value };
    const isAdded = await this.#cards.add(traderId, card, mostGiftCards);
    return isAdded ? accept(card.id) : refuse({ code: "too_many_gift_cards" });
  }
}
