import { at, pageCode, type Page } from "../navigation/page.ts";

export const instantBuyPages: readonly Page[] = [
  at(
    "/buy-crypto-instantly",
    pageCode(async () => (await import("./instant-buy-page.tsx")).InstantBuyPage),
  ),
];
