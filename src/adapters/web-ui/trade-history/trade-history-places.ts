import { at, pageCode, type Page } from "../navigation/page.ts";

export const tradeHistoryPages: readonly Page[] = [
  at(
    "/dashboard/trade-history",
    pageCode(async () => (await import("./trade-history-page.tsx")).TradeHistoryPage),
  ),
  at(
    "/dashboard/trade-history/exports",
    pageCode(async () => (await import("./exports-page.tsx")).ExportsPage),
  ),
];
