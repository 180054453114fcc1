import { ContainerModule } from "inversify";
import { favoriteRoutes } from "../adapters/http/inbound/favorite/favorite-routes.ts";
import { PostgresFavoriteStore } from "../adapters/persistence/favorite/postgres-favorite-store.ts";
import { PostgresOfferViews } from "../adapters/persistence/offer/postgres-offer-views.ts";
import { AddFavorite } from "../application/favorite/add-favorite.ts";
import { FindFavorites } from "../application/favorite/find-favorites.ts";
import { ListFavorites } from "../application/favorite/list-favorites.ts";
import { RemoveFavorite } from "../application/favorite/remove-favorite.ts";
import type { FavoriteStore, OffersById } from "../application/ports/favorite-store.ts";
import { served, type Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";
import { policyTokens } from "./policy-module.ts";

/** The names of the feature favorite. */
const favoriteTokens = {
  favoriteStore: token<FavoriteStore>("favoriteStore"),
  offersById: token<OffersById>("offersById"),
  listFavorites: token<ListFavorites>("listFavorites"),
  addFavorite: token<AddFavorite>("addFavorite"),
  removeFavorite: token<RemoveFavorite>("removeFavorite"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = favoriteTokens;
  bind(t.favoriteStore).toResolvedValue(
    (pool) => new PostgresFavoriteStore(pool),
    [tokens.dataSource],
  );
  bind(t.offersById).toResolvedValue(
    (pool, policy) => new PostgresOfferViews(pool, policy),
    [tokens.dataSource, policyTokens.start],
  );
  bind(tokens.findFavorites).toResolvedValue(
    (favorites) => new FindFavorites(favorites),
    [t.favoriteStore],
  );
  bind(t.listFavorites).toResolvedValue(
    (favorites, offers, prices, window) => new ListFavorites(favorites, offers, prices, window),
    [t.favoriteStore, t.offersById, offerTokens.marketPrices, offerTokens.offerWindow],
  );
  bind(t.addFavorite).toResolvedValue(
    (favorites, offers, policy) => new AddFavorite(favorites, offers, policy),
    [t.favoriteStore, t.offersById, policyTokens.offer],
  );
  bind(t.removeFavorite).toResolvedValue(
    (favorites, offers) => new RemoveFavorite(favorites, offers),
    [t.favoriteStore, t.offersById],
  );
});

/** The feature favorite: offers that a trader saved. */
export const favorite: Feature = {
  module: parts,
  routes: () => [served(favoriteRoutes, favoriteTokens)],
};
