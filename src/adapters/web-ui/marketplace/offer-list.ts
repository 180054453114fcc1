import { coinId } from "../market/coins.ts";
import { usePages } from "../server/use-pages.ts";
import type { Filters } from "./filters.ts";

/** The polling interval for prices while the page is visible. */
const everyMs = 30_000;

/** The API query for the filters. An amount of zero is not sent. */
export function offerQuery({ deed, coin, currency, amount, method, ...more }: Filters) {
  return {
    type: deed,
    crypto_currency_id: coinId(coin),
    currency,
    "fiat-min": Number(amount) > 0 ? amount.replace(/\.$/, "") : undefined,
    "payment-method": method,
    withFavorites: "1" as const,
    sort: more.sortType,
    group: more.group,
    visitor_country_iso: more.countryIso,
    users_country_iso: more.usersCountryIso,
    online_users: more.onlineUsers,
    isVerifiedOffers: more.isVerifiedOffers,
    acceptableOnly: more.acceptableOnly,
    convertFromUSD: more.convertFromUSD,
    newbieOffers: more.newbieOffers,
    block: more.block,
    tags: more.tags,
    binCode: more.binCode,
    cardRegion: more.cardRegion,
    location_id: more.location_id,
  };
}

/** The matching offers, page by page, from where the address begins. */
export function useOfferList(filters: Filters) {
  const query = offerQuery(filters);
  return usePages("listOffers", {
    input: (place) => ({ query: { ...query, page_id: place ?? filters.pageId } }),
    next: ({ nextPageId }) => nextPageId ?? undefined,
    everyMs,
  });
}
