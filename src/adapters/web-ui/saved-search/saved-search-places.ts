import { at, pageCode, type Page } from "../navigation/page.ts";

export const savedSearchPages: readonly Page[] = [
  at(
    "/dashboard/saved-searches",
    pageCode(async () => (await import("./saved-searches-page.tsx")).SavedSearchesPage),
  ),
];
