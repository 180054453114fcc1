import type { OfferId } from "../../domain/id/id.ts";
import type { OfferInView } from "./offer-in-view.ts";
import type { ViewOffer } from "./view-offer.ts";

/** Draws an offer (PNG), for pages that show its link. */
export type OfferPainter = (seen: OfferInView) => Promise<Uint8Array>;

/** Shows an offer as a picture, as strangers see it: what is not there for them has none. */
export class PaintOffer {
  readonly #viewOffer: Pick<ViewOffer, "execute">;
  readonly #paint: OfferPainter;

  constructor(viewOffer: Pick<ViewOffer, "execute">, paint: OfferPainter) {
    this.#viewOffer = viewOffer;
    this.#paint = paint;
  }

  async execute(offerId: OfferId): Promise<Uint8Array | undefined> {
    const seen = await this.#viewOffer.execute(offerId, undefined);
    return seen.ok ? this.#paint(seen.value) : undefined;
  }
}
