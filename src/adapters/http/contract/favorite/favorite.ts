import { Type } from "typebox";
import { dataAndMetaOf, dataOf, view } from "../envelope.ts";
import { offerCard } from "../offer/offer-views.ts";
import { pageMeta } from "../page-meta.ts";
import { route } from "../route.ts";
import { ListFavoritesDto } from "./list-favorites-dto.ts";

/** Whether the caller keeps an offer now. */
const favoriteMark = view("FavoriteMark", { hash: Type.String(), isFavorite: Type.Boolean() });

const theMark = {
  200: { description: "Whether it is a favorite now", body: dataOf(favoriteMark) },
};

/** What fits, and how many offers there are for each thing that the caller would do. */
const favoritesMeta = view("FavoritesMeta", {
  ...pageMeta.properties,
  buyCount: Type.Integer(),
  sellCount: Type.Integer(),
});

/** Somebody else's offer; a second time changes nothing. */
export const addFavorite = route({
  id: "addFavorite",
  method: "post",
  path: "/rest/v1/favorites/offers/{id}",
  summary: "Save an offer as a favorite",
  access: "trader",
  answers: theMark,
  refusals: ["too_many_favorites"],
});

export const removeFavorite = route({
  id: "removeFavorite",
  method: "delete",
  path: "/rest/v1/favorites/offers/{id}",
  summary: "Remove an offer from the favorites",
  access: "trader",
  answers: theMark,
});

/** Without offers that are switched off, or that their owners cannot fund at the moment. */
export const listFavorites = route({
  id: "listFavorites",
  method: "get",
  path: "/rest/v1/favorites/offers",
  summary: "Favorite offers, the newest favorite first",
  access: "trader",
  query: ListFavoritesDto,
  answers: {
    200: { description: "A page", body: dataAndMetaOf(Type.Array(offerCard), favoritesMeta) },
  },
});

export const favoriteRoutes = { listFavorites, addFavorite, removeFavorite };
