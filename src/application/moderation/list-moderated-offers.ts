import type {
  ModerationFilter,
  OfferInModeration,
  OfferModeration,
} from "../ports/offer-moderation.ts";

/** Lists offers for staff: those waiting for a moderator first. */
export class ListModeratedOffers {
  readonly #offers: OfferModeration;

  constructor(offers: OfferModeration) {
    this.#offers = offers;
  }

  execute(
    filter: ModerationFilter,
    from: number,
    most: number,
  ): Promise<{ readonly offers: readonly OfferInModeration[]; readonly total: number }> {
    return this.#offers.list(filter, from, most);
  }
}
