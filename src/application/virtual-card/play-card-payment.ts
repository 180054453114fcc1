import { refuse, accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { PlayCards } from "../ports/play-cards.ts";
import type { VirtualCardStore } from "../ports/virtual-card-store.ts";

/** - `not_found`: no card of theirs that was issued. */
interface PlayRefusal {
  readonly code: "not_found";
}

/** What the shop of a demo is asked for. */
type PlayWish =
  | { readonly kind: "purchase"; readonly cents: bigint; readonly merchant: string }
  | { readonly kind: "refund" };

/** Pays with a card in the shop of a demo, or has the last payment given back. */
export class PlayCardPayment {
  readonly #store: Pick<VirtualCardStore, "find">;
  readonly #shop: PlayCards;

  constructor(store: Pick<VirtualCardStore, "find">, shop: PlayCards) {
    this.#store = store;
    this.#shop = shop;
  }

  async execute(
    { traderId }: Pick<Actor, "traderId">,
    cardId: string,
    wish: PlayWish,
  ): Promise<Result<null, PlayRefusal>> {
    const card = await this.#store.find(cardId);
    if (card?.holderId !== traderId || card.reference === undefined) {
      return refuse({ code: "not_found" });
    }
    if (wish.kind === "refund") await this.#shop.refund(card.reference);
    else await this.#shop.pay(card.reference, wish);
    return accept(null);
  }
}
