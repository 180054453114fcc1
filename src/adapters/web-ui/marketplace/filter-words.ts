import { useLingui } from "@lingui/react/macro";
import { numberLocale } from "../design/amount-text.ts";
import { useGroupNames } from "../market/group-names.ts";
import type { MoreFilters } from "./filters.ts";

/** Each further filter in words, apart from the order. */
export function useFilterWords({
  group = "",
  countryIso,
  usersCountryIso,
  tags = "",
}: MoreFilters): Readonly<Partial<Record<keyof MoreFilters, string>>> {
  const { t, i18n } = useLingui();
  const groupNames = useGroupNames();
  const regions = new Intl.DisplayNames(numberLocale(i18n.locale), { type: "region" });
  const nameOf = (code: string | undefined) =>
    code === undefined ? "" : (regions.of(code) ?? code);
  const tagNames = tags.replaceAll("-", " ").replaceAll(",", ", ");
  const [visited, lived] = [nameOf(countryIso), nameOf(usersCountryIso)];
  return {
    acceptableOnly: t`You can take it now`,
    onlineUsers: t`Online now`,
    isVerifiedOffers: t`Verified ID`,
    convertFromUSD: t`Amount in USD`,
    newbieOffers: t`For your first trade`,
    block: t`People you blocked`,
    tags: tagNames,
    pageId: t`From further down`,
    group: groupNames[group] ?? group,
    countryIso: t`Usable in ${visited}`,
    usersCountryIso: t`Traders in ${lived}`,
  };
}
