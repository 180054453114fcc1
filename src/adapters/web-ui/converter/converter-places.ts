import { at, pageCode, type Page } from "../navigation/page.ts";
import { currenciesPath } from "../navigation/paths.ts";

export const currenciesPages: readonly Page[] = [
  at(
    currenciesPath,
    pageCode(async () => (await import("./currencies-page.tsx")).CurrenciesPage),
  ),
];

export const converterPages: readonly Page[] = [
  at(
    "/calculator/:pair",
    pageCode(async () => (await import("./converter-page.tsx")).ConverterPage),
    ({ pair }) => ({ pair, key: pair }),
  ),
];
