import { at, ofRealMoney, pageCode, type Page } from "../navigation/page.ts";
import { badgesPath, shareProfilePath, statisticsPath } from "../navigation/paths.ts";

/** Everybody's trades, for everybody. */
export const marketStatisticsPages: readonly Page[] = [
  at(
    "/statistics",
    pageCode(async () => (await import("./market-statistics-page.tsx")).MarketStatisticsPage),
  ),
];

export const recordPages: readonly Page[] = [
  at(
    statisticsPath,
    pageCode(async () => (await import("./statistics-page.tsx")).StatisticsPage),
  ),
  ...ofRealMoney([
    at(
      badgesPath,
      pageCode(async () => (await import("./badges-page.tsx")).BadgesPage),
    ),
  ]),
  at(
    shareProfilePath,
    pageCode(async () => (await import("./share-profile-page.tsx")).ShareProfilePage),
  ),
];
