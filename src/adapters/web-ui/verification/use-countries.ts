import { useLingui } from "@lingui/react/macro";
import { numberLocale } from "../design/amount-text.ts";
import { useRead } from "../server/use-read.ts";

/** A country whose documents are accepted, in the words of the page. */
interface ListedCountry {
  readonly code: string;
  readonly iso3: string;
  readonly name: string;
}

/** Countries whose documents are accepted, by name; empty until they are read. */
export function useCountries(): readonly ListedCountry[] {
  const { i18n } = useLingui();
  const listed = useRead("listSupportedCountries", {}).data?.data ?? [];
  const names = new Intl.DisplayNames(numberLocale(i18n.locale), { type: "region" });
  return listed
    .map(({ country_iso2: code, country_iso3: iso3, name }) => ({
      code,
      iso3,
      name: names.of(code) ?? name,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
