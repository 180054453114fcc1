import { isTradedBy } from "../../domain/account/demo-account.ts";
import { decideFavorite, type FavoriteRefusal } from "../../domain/favorite/favorite.ts";
import type { OfferId } from "../../domain/id/id.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import { isOpenToOthers } from "../../domain/offer/moderation.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
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

  async execute(
    actor: Actor,
    offerId: OfferId,
  ): Promise<Result<undefined, FavoriteRefusal | { readonly code: "too_many_favorites" }>> {
    const { traderId } = actor;
    const [record] = await this.#offers.recordsOf([offerId]);
    const decided = decideFavorite({
      isOpen:
        record !== undefined &&
        isOpenToOthers(record.offer) &&
        isTradedBy(record.offer.asset, actor),
      isOwn: record?.offer.ownerId === traderId,
    });
    if (!decided.ok) return decided;
    const isAdded = await this.#favorites.add(traderId, offerId, this.#policy().favorites);
    return isAdded ? accept(undefined) : refuse({ code: "too_many_favorites" });
  }
}
