import { useLingui } from "@lingui/react/macro";
import { isCityId } from "../../../domain/catalogue/city-ids.ts";
import { countryOfRegion } from "../../../domain/catalogue/region-ids.ts";
import { useCountryNames } from "../market/country-names.ts";
import { useGroupNames } from "../market/group-names.ts";
import type { MoreFilters } from "./filters.ts";

/** Each further filter in words, apart from the order. */
export function useFilterWords({
  group = "",
  countryIso,
  usersCountryIso,
  tags = "",
  binCode = "",
  cardRegion = "",
  location_id = "",
}: MoreFilters): Readonly<Partial<Record<keyof MoreFilters, string>>> {
  const { t } = useLingui();
  const groupNames = useGroupNames();
  const names = useCountryNames();
  const nameOf = (code = "") => (code === "" ? "" : names.nameOf(code));
  const tagNames = tags.replaceAll("-", " ").replaceAll(",", ", ");
  const numbers = binCode.replaceAll(",", ", ");
  const cardCountries = cardRegion.split(",").map(nameOf).join(", ");
  const isCity = isCityId(Number(location_id));
  const cashCountry = isCity ? "" : location_id && nameOf(countryOfRegion(Number(location_id)));
  const [visited, lived] = [nameOf(countryIso), nameOf(usersCountryIso)];
  return {
    acceptableOnly: t`You can take it now`,
    onlineUsers: t`Online now`,
    isVerifiedOffers: t`Verified ID`,
    convertFromUSD: t`Amount in USD`,
    newbieOffers: t`For your first trade`,
    block: t`People you blocked`,
    tags: tagNames,
    binCode: t`Cards ${numbers}`,
    cardRegion: t`Cards from ${cardCountries}`,
    location_id: isCity ? t`Cash in one city` : t`Cash in a region of ${cashCountry}`,
    pageId: t`Further down the list`,
    group: groupNames[group] ?? group,
    countryIso: t`Usable in ${visited}`,
    usersCountryIso: t`Traders in ${lived}`,
  };
}
