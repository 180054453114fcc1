import { useLingui } from "@lingui/react";
import { numberLocale } from "../design/amount-text.ts";

/** Names currencies in the user's language; what that does not name, as the catalogue does. */
export function useCurrencyName(): (code: string, inCatalogue: string) => string {
  const locale = numberLocale(useLingui().i18n.locale);
  if (locale === "en") return (_code, inCatalogue) => inCatalogue;
  const names = new Intl.DisplayNames(locale, { type: "currency", fallback: "none" });
  return (code, inCatalogue) => names.of(code) ?? inCatalogue;
}
