import type { OfferId } from "../../domain/id/id.ts";
import { isOpenToOthers } from "../../domain/offer/moderation.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { FavoriteStore, OffersById } from "../ports/favorite-store.ts";

/** Removes an offer from a trader's favorites, even one that is no longer shown. */
export class RemoveFavorite {
  readonly #favorites: FavoriteStore;
  readonly #offers: OffersById;

  constructor(favorites: FavoriteStore, offers: OffersById) {
    this.#favorites = favorites;
    this.#offers = offers;
  }

  /** A second time changes nothing; an offer that the trader cannot see counts as missing. */
  async execute(
    { traderId }: Actor,
    offerId: OfferId,
  ): Promise<Result<undefined, { readonly code: "not_found" }>> {
    if (await this.#favorites.remove(traderId, offerId)) return accept(undefined);
    const [record] = await this.#offers.recordsOf([offerId]);
    const isThere = record && isOpenToOthers(record.offer) && record.offer.ownerId !== traderId;
    return isThere ? accept(undefined) : refuse({ code: "not_found" });
  }
}
