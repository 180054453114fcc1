import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { coinId } from "../market/coins.ts";
import { client } from "../server/client.ts";
import { CallFailed } from "../server/use-read.ts";
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

/** The offers that fit, page after page; the last ones stay while others are being asked for. */
export function useOfferList(filters: Filters) {
  return useInfiniteQuery(offerListOptions(filters));
}

function offerListOptions(filters: Filters) {
  const query = offerQuery(filters);
  return infiniteQueryOptions({
    queryKey: ["listOffers", "pages", query] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal, client: memory, queryKey }) => {
      const background = memory.getQueryData(queryKey) !== undefined && pageParam === undefined;
      const input = { query: { ...query, page_id: pageParam }, signal, background };
      const outcome = await client.call("listOffers", input);
      if (!outcome.ok) throw new CallFailed(outcome.failure);
      return { data: outcome.data, meta: outcome.meta };
    },
    getNextPageParam: ({ meta }) => meta.nextPageId ?? undefined,
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  });
}
