import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";

/** What follows the market is loaded so long after the list, in ms. */
const afterMs = 2_000;

/**
 * Keeps the prices of the lists of a pair in step with the market. Where that cannot be loaded, prices move
 * with the next read.
 */
export function useLivePrices(coin: string, currency: string): void {
  const memory = useQueryClient();
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(() => {
      import("./live-prices.ts").then(
        (it) => void it.followPrices(memory, `${coin}-${currency}`, left.signal),
        () => undefined,
      );
    }, afterMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [coin, currency, memory]);
}
