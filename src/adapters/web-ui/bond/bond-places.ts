import { at, pageCode, type Page } from "../navigation/page.ts";
import { bondPath } from "../navigation/paths.ts";

export const bondPages: readonly Page[] = [
  at(
    bondPath,
    pageCode(async () => (await import("./bond-page.tsx")).BondPage),
  ),
];
