import { at, pageCode, type Page } from "../navigation/page.ts";

export const favoritePages: readonly Page[] = [
  at(
    "/dashboard/favorite-offers",
    pageCode(async () => (await import("./favorites-page.tsx")).FavoritesPage),
  ),
];
