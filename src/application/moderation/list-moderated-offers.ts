import type { StaffActor } from "../actor/staff-actor.ts";
import type {
  ModerationFilter,
  OfferInModeration,
  OfferModeration,
} from "../ports/offer-moderation.ts";

/**
 * Lists offers for staff: those waiting for a moderator first. Offers of people linked to the viewer
 * do not wait for the viewer.
 */
export class ListModeratedOffers {
  readonly #offers: OfferModeration;

  constructor(offers: OfferModeration) {
    this.#offers = offers;
  }

  execute(
    { linkedIds }: StaffActor,
    filter: ModerationFilter,
    from: number,
    most: number,
  ): Promise<{ readonly offers: readonly OfferInModeration[]; readonly total: number }> {
    return this.#offers.list(filter, linkedIds, from, most);
  }
}
