import { at, pageCode, type Page } from "../routing/page.ts";

export const overviewPages: readonly Page[] = [
  at(
    "/dashboard",
    pageCode(async () => (await import("./overview-page.tsx")).OverviewPage),
  ),
];
