import { at, pageCode, type Page } from "../routing/page.ts";

export const tradePages: readonly Page[] = [
  at(
    "/dashboard/trades",
    pageCode(async () => (await import("./active-trades-page.tsx")).ActiveTradesPage),
  ),
  at(
    "/trade/:id",
    pageCode(async () => (await import("./trade-page.tsx")).TradePage),
    ({ id }) => ({ key: id, id }),
  ),
];
