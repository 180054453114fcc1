import { at, pageCode, type Page } from "../navigation/page.ts";
import { currenciesPath } from "../navigation/paths.ts";

export const currenciesPages: readonly Page[] = [
  at(
    currenciesPath,
    pageCode(async () => (await import("./currencies-page.tsx")).CurrenciesPage),
  ),
];
