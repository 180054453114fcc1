import type { QueryClient } from "@tanstack/react-query";
import type { MarketPriceView } from "../../http/contract/market/market-prices.ts";
import { client } from "../server/client.ts";
import { movedData } from "./moved-data.ts";

/** How long the server holds an answer, and how long we wait after it refused or did not answer. */
const heldSeconds = "25";
const pauseMs = 30_000;

/**
 * Moves the offers that were read with the market of their pairs, until it is aborted: one held request, and no other
 * while nobody sees the page.
 */
export async function followPrices(
  memory: QueryClient,
  pairs: string,
  signal: AbortSignal,
): Promise<void> {
  let after: string | undefined;
  for (;;) {
    if (document.hidden) await untilSeen(signal);
    if (signal.aborted) return;
    const query = { pairs, after, wait: after === undefined ? undefined : heldSeconds };
    const input = { query, signal, background: true };
    const outcome = await client.call("watchMarketPrices", input).catch(() => undefined);
    if (signal.aborted) return;
    const number = outcome?.ok ? String(outcome.meta.number) : undefined;
    if (outcome?.ok && number !== after) moveLists(memory, outcome.data);
    // After a refusal we ask for the prices of that moment first.
    after = number;
    if (number === undefined) await pause(signal);
  }
}

function untilSeen(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  document.addEventListener("visibilitychange", () => resolve(), { once: true, signal });
  signal.addEventListener("abort", () => resolve());
  return promise;
}

function pause(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, pauseMs);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}

/** The reads that hold cards of offers. */
const lists = new Set<unknown>([
  "listOffers",
  "listFavorites",
  "listActiveOffers",
  "listSilentPool",
  "viewCountryLanding",
]);

/** Moves what was read; when it was read stays, so it is read again as soon as without this. */
function moveLists(memory: QueryClient, markets: readonly MarketPriceView[]): void {
  const held = memory.getQueryCache().findAll({ predicate: ({ queryKey: [id] }) => lists.has(id) });
  for (const { queryKey, state } of held) {
    memory.setQueryData(queryKey, (data: unknown) => movedData(data, markets), {
      updatedAt: state.dataUpdatedAt,
    });
  }
}
