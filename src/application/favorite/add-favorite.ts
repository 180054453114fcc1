import { decideFavorite, type FavoriteRefusal } from "../../domain/favorite/favorite.ts";
import type { OfferId } from "../../domain/id/id.ts";
import { isOpenToOthers } from "../../domain/offer/moderation.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { FavoriteStore, OffersById } from "../ports/favorite-store.ts";

/** Adds another trader's offer to a trader's favorites. */
export class AddFavorite {
  readonly #favorites: FavoriteStore;
  readonly #offers: OffersById;

  constructor(favorites: FavoriteStore, offers: OffersById) {
    this.#favorites = favorites;
    this.#offers = offers;
  }

  /** Two at the same moment may exceed the limit by one: it only keeps lists short. */
  async execute(
    { traderId }: Actor,
    offerId: OfferId,
  ): Promise<Result<undefined, FavoriteRefusal>> {
    const [record] = await this.#offers.recordsOf([offerId]);
    const decided = decideFavorite({
      isOpen: record !== undefined && isOpenToOthers(record.offer),
      isOwn: record?.offer.ownerId === traderId,
      isKept: (await this.#favorites.among(traderId, [offerId])).has(offerId),
      count: await this.#favorites.countOf(traderId),
    });
    if (!decided.ok) return decided;
    if (decided.value === "keep") await this.#favorites.add(traderId, offerId);
    return accept(undefined);
  }
}
