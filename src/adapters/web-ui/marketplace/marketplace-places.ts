import { at, pageCode, type Page } from "../navigation/page.ts";

const marketplacePage = pageCode(
  async () => (await import("./marketplace-page.tsx")).MarketplacePage,
);

export const marketplacePages: readonly Page[] = [
  at("/buy/:coin", marketplacePage, ({ coin }) => ({ deed: "buy", coinSlug: coin })),
  at("/sell/:coin", marketplacePage, ({ coin }) => ({ deed: "sell", coinSlug: coin })),
  at("/buy/:coin/:method", marketplacePage, ({ coin, method }) => ({
    deed: "buy",
    coinSlug: coin,
    method,
  })),
  at("/sell/:coin/:method", marketplacePage, ({ coin, method }) => ({
    deed: "sell",
    coinSlug: coin,
    method,
  })),
];
