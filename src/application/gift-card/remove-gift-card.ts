import { giftCardStatus } from "../../domain/gift-card/gift-card.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { GiftCardStore } from "../ports/gift-card-store.ts";

/** `gift_card_in_use`: a running trade is about it. */
type RemoveRefusal = { readonly code: "not_found" | "gift_card_in_use" };

/** Deletes a trader's own gift card, with its code. */
export class RemoveGiftCard {
  readonly #cards: GiftCardStore;

  constructor(cards: GiftCardStore) {
    this.#cards = cards;
  }

  async execute({ traderId }: Actor, id: string): Promise<Result<null, RemoveRefusal>> {
    const card = (await this.#cards.listOf(traderId)).find((each) => each.id === id);
    if (!card || card.isDeleted) return refuse({ code: "not_found" });
    if (giftCardStatus(card) === "in_use") return refuse({ code: "gift_card_in_use" });
    const isRemoved = await this.#cards.remove(traderId, card);
    return isRemoved ? accept(null) : refuse({ code: "gift_card_in_use" });
  }
}
