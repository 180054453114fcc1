import { useLingui } from "@lingui/react/macro";
import { numberLocale } from "../design/amount-text.ts";

/** The names of countries in the reader's language. */
export function useCountryNames() {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames(numberLocale(i18n.locale), { type: "region" });
  const nameOf = (code: string) => names.of(code) ?? code;
  return {
    nameOf,
    /** Codes with their names, in the order of the names. */
    byName: (codes: readonly string[]) =>
      codes
        .map((code) => ({ code, name: nameOf(code) }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}
