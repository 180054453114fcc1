import { at, pageCode, type Page } from "../navigation/page.ts";

export const tradePages: readonly Page[] = [
  at(
    "/dashboard/trades",
    pageCode(async () => (await import("./active-trades-page.tsx")).ActiveTradesPage),
  ),
];
