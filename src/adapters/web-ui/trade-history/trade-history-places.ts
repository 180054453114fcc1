import { at, pageCode, type Page } from "../routing/page.ts";

export const tradeHistoryPages: readonly Page[] = [
  at(
    "/dashboard/trade-history",
    pageCode(async () => (await import("./trade-history-page.tsx")).TradeHistoryPage),
  ),
];
