import type { RouteId } from "../../http/client/call-types.ts";
import { useReadAgain } from "../server/use-read.ts";

const changed: readonly RouteId[] = [
  "viewSpotBook",
  "listSpotMarkets",
  "listSpotTrades",
  "listSpotCandles",
  "listSpotOrders",
  "listSpotFills",
  "getBalances",
];

/** Reads again what an order of the user's changes. */
export function useReadSpotAgain(): () => void {
  const readAgain = useReadAgain();
  return () => {
    for (const id of changed) void readAgain(id);
  };
}
