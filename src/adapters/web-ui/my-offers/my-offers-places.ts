import { at, pageCode, type Page } from "../navigation/page.ts";

export const myOffersPages: readonly Page[] = [
  at(
    "/dashboard/my-offers",
    pageCode(async () => (await import("./my-offers-page.tsx")).MyOffersPage),
  ),
];
