import { at, pageCode, type Page } from "../navigation/page.ts";

export const factorResetPages: readonly Page[] = [
  at(
    "/recover/two-factor",
    pageCode(async () => (await import("./lost-factor-page.tsx")).LostFactorPage),
  ),
];
