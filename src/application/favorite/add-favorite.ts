import { decideFavorite, type FavoriteRefusal } from "../../domain/favorite/favorite.ts";
import type { OfferId } from "../../domain/id/id.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import { isOpenToOthers } from "../../domain/offer/moderation.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { FavoriteStore, OffersById } from "../ports/favorite-store.ts";

/** Adds another trader's offer to a trader's favorites. */
export class AddFavorite {
  readonly #favorites: FavoriteStore;
  readonly #offers: OffersById;
  readonly #policy: Current<Pick<OfferPolicy, "favorites">>;

  constructor(
    favorites: FavoriteStore,
    offers: OffersById,
    policy: Current<Pick<OfferPolicy, "favorites">>,
  ) {
    this.#policy = policy;
    this.#favorites = favorites;
    this.#offers = offers;
  }

  /** Several at the same moment may exceed the limit: it only keeps lists short. */
  async execute(
    { traderId }: Actor,
    offerId: OfferId,
  ): Promise<Result<undefined, FavoriteRefusal>> {
    const [record] = await this.#offers.recordsOf([offerId]);
    const wish = {
      isOpen: record !== undefined && isOpenToOthers(record.offer),
      isOwn: record?.offer.ownerId === traderId,
      isKept: (await this.#favorites.among(traderId, [offerId])).has(offerId),
      count: await this.#favorites.countOf(traderId),
    };
    const decided = decideFavorite(wish, this.#policy().favorites);
    if (!decided.ok) return decided;
    if (decided.value === "keep") await this.#favorites.add(traderId, offerId);
    return accept(undefined);
  }
}
