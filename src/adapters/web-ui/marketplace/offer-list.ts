import { coinId } from "../market/coins.ts";
import { usePages } from "../server/use-pages.ts";
import type { Filters } from "./filters.ts";

/** Prices are asked for again so often while the page is visible. */
const everyMs = 30_000;

/** The query of the interface for filters. An amount that is still zero is none. */
export function offerQuery({ deed, coin, currency, amount, method }: Filters) {
  return {
    type: deed,
    crypto_currency_id: coinId(coin),
    currency,
    "fiat-min": Number(amount) > 0 ? amount.replace(/\.$/, "") : undefined,
    "payment-method": method,
    withFavorites: "1" as const,
  };
}

/** The offers that fit, page after page. */
export function useOfferList(filters: Filters) {
  const query = offerQuery(filters);
  return usePages("listOffers", {
    input: (place) => ({ query: { ...query, page_id: place } }),
    next: ({ nextPageId }) => nextPageId ?? undefined,
    everyMs,
  });
}
