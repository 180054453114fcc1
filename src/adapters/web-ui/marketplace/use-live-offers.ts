import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";

/** What follows the market is loaded so long after the offers, in ms. */
const afterMs = 2_000;

/** How many pairs the server tells of at once. */
const mostPairs = 20;

/**
 * Keeps the prices of offers of any pairs in step with the market, as the marketplace does with those of its pair. Apart
 * from that, as the marketplace has no room in its first load for another file.
 */
export function useLiveOffers(offers: readonly OfferCard[] = []): void {
  const memory = useQueryClient();
  // In one order, so that a list that was read again goes on waiting.
  const all = offers.map((each) => `${each.cryptoCurrencyCode}-${each.fiatCurrencyCode}`);
  const pairs = [...new Set(all)].toSorted().slice(0, mostPairs).join(",");
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(() => {
      if (pairs === "") return;
      import("./live-prices.ts").then(
        (it) => void it.followPrices(memory, pairs, left.signal),
        () => undefined,
      );
    }, afterMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [pairs, memory]);
}
