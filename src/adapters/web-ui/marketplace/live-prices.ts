import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { MarketPriceView } from "../../http/contract/market/market-prices.ts";
import type { OfferCard, OfferListMeta } from "../../http/contract/offer/offer-views.ts";
import { client } from "../server/client.ts";
import { movedOffers } from "./moved-offers.ts";

interface ListPage {
  readonly data: readonly OfferCard[];
  readonly meta: OfferListMeta;
}

/** How long the server holds an answer, and how long we wait after it refused or did not answer. */
const heldSeconds = "25";
const pauseMs = 30_000;

/**
 * Moves the lists of offers that were read with the market of a pair, until it is aborted: one held request,
 * and no other while nobody sees the page.
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

/** Moves what was read; when it was read stays, so it is read again as soon as without this. */
function moveLists(memory: QueryClient, markets: readonly MarketPriceView[]): void {
  const lists = memory.getQueryCache().findAll({ queryKey: ["listOffers", "pages"] });
  for (const { queryKey, state } of lists) {
    memory.setQueryData<InfiniteData<ListPage>>(
      queryKey,
      (list) => list && { ...list, pages: list.pages.map((page) => movedPage(page, markets)) },
      { updatedAt: state.dataUpdatedAt },
    );
  }
}

function movedPage({ data, meta }: ListPage, markets: readonly MarketPriceView[]): ListPage {
  const [first] = data;
  const market = markets.find(
    ({ cryptoCurrencyCode, fiatCurrencyCode }) =>
      cryptoCurrencyCode === first?.cryptoCurrencyCode &&
      fiatCurrencyCode === first.fiatCurrencyCode,
  );
  const marketPrice = meta.marketPrice === null ? null : (market?.price ?? meta.marketPrice);
  return { data: movedOffers(data, markets), meta: { ...meta, marketPrice } };
}
