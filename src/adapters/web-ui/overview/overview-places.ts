import { at, pageCode, type Page } from "../navigation/page.ts";

export const overviewPages: readonly Page[] = [
  at(
    "/dashboard",
    pageCode(async () => (await import("./overview-page.tsx")).OverviewPage),
  ),
];
