import { at, pageCode, type Page } from "../navigation/page.ts";

const marketplacePage = pageCode(
  async () => (await import("./marketplace-page.tsx")).MarketplacePage,
);

export const marketplacePages: readonly Page[] = [
  at("/buy/:coin", marketplacePage, ({ coin }) => ({ deed: "buy", coinSlug: coin })),
  at("/sell/:coin", marketplacePage, ({ coin }) => ({ deed: "sell", coinSlug: coin })),
];
