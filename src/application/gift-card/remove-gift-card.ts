import { giftCardStatus } from "../../domain/gift-card/gift-card.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { GiftCardStore, SavedGiftCard } from "../ports/gift-card-store.ts";

/** `gift_card_in_use`: a running trade is about it. */
type RemoveRefusal = { readonly code: "not_found" | "gift_card_in_use" };

/** Deletes a trader's own gift card, with its code. */
export class RemoveGiftCard {
  readonly #cards: GiftCardStore;

  constructor(cards: GiftCardStore) {
    this.#cards = cards;
  }

  async execute({ traderId }: Actor, id: string): Promise<Result<null, RemoveRefusal>> {
    const card = await this.#find(traderId, id);
    if (!card) return refuse({ code: "not_found" });
    if (giftCardStatus(card) === "in_use") return refuse({ code: "gift_card_in_use" });
    if (await this.#cards.remove(traderId, card)) return accept(null);
    // It was deleted or put into a trade since it was read.
    const isThere = (await this.#find(traderId, id)) !== undefined;
    return refuse({ code: isThere ? "gift_card_in_use" : "not_found" });
  }

  async #find(traderId: string, id: string): Promise<SavedGiftCard | undefined> {
    const cards = await this.#cards.listOf(traderId);
    return cards.find((each) => each.id === id && !each.isDeleted);
  }
}
