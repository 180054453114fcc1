import type { AddFavorite } from "../../../../application/favorite/add-favorite.ts";
import type { ListFavorites } from "../../../../application/favorite/list-favorites.ts";
import type { RemoveFavorite } from "../../../../application/favorite/remove-favorite.ts";
import * as contract from "../../contract/favorite/favorite.ts";
import { pageMetaOf } from "../../contract/page-meta.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { offerCardOf } from "../offer/offer-presenter.ts";

/** What the routes of favorites call. */
interface FavoriteUseCases {
  readonly listFavorites: ListFavorites;
  readonly addFavorite: AddFavorite;
  readonly removeFavorite: RemoveFavorite;
}

/** Offers that a trader keeps. */
export function favoriteRoutes(useCases: FavoriteUseCases): readonly BoundRoute[] {
  return [
    bind(contract.listFavorites).to(async ({ actor, query: { type, sort = "default", page } }) => {
      const asked = { type, sort, page: Number(page ?? 1) };
      const { offers, total, perPage, buyCount, sellCount } = await useCases.listFavorites.execute(
        actor,
        asked,
      );
      const kept = new Set(offers.map(({ offer }) => offer.id));
      const meta = { ...pageMetaOf(total, perPage, asked.page), buyCount, sellCount };
      return { status: 200, body: { data: offers.map((each) => offerCardOf(each, kept)), meta } };
    }),
    bind(contract.addFavorite).to(async ({ actor, parameters: { id } }) => {
      const kept = await useCases.addFavorite.execute(actor, id);
      return kept.ok ? ok({ hash: id, isFavorite: true }) : { refusal: kept.refusal.code };
    }),
    bind(contract.removeFavorite).to(async ({ actor, parameters: { id } }) => {
      const removed = await useCases.removeFavorite.execute(actor, id);
      return removed.ok ? ok({ hash: id, isFavorite: false }) : { refusal: removed.refusal.code };
    }),
  ];
}
