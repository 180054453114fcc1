import { at, pageCode, type Page } from "../navigation/page.ts";

export const hedgingPages: readonly Page[] = [
  at(
    "/hedging",
    pageCode(async () => (await import("./hedging-page.tsx")).HedgingPage),
  ),
];
