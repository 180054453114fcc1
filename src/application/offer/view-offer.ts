import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../account/actor.ts";
import type { OfferViews } from "../ports/offer-store.ts";
import type { OfferInView } from "./offer-in-view.ts";
import type { OfferWindow } from "./offer-window.ts";

/** Shows one offer: to anybody while it is active, to its owner always. */
export class ViewOffer {
  readonly #offers: OfferViews;
  readonly #window: OfferWindow;

  constructor(offers: OfferViews, window: OfferWindow) {
    this.#offers = offers;
    this.#window = window;
  }

  async execute(
    offerId: string,
    reader: Actor | undefined,
  ): Promise<Result<OfferInView, { readonly code: "not_found" }>> {
    const record = await this.#offers.record(offerId);
    if (!record) return refuse({ code: "not_found" });
    const [seen] = await this.#window.show([record], reader, () => undefined);
    return seen && (seen.offer.active || seen.isOwn) ? accept(seen) : refuse({ code: "not_found" });
  }
}
