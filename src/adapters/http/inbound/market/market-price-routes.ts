import type { WaitForPrices } from "../../../../application/market/wait-for-prices.ts";
import type { MarketPrices } from "../../../../application/ports/market-prices.ts";
import { findCurrency } from "../../../../domain/catalogue/fiat-currencies.ts";
import { assetCodes } from "../../../../domain/money/asset.ts";
import { formatPrice } from "../../../../domain/money/price.ts";
import { watchMarketPrices, type MarketPriceView } from "../../contract/market/market-prices.ts";
import { clientAddress } from "../account/client-address.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { presentExchangeRates } from "../exchange-rates.ts";
import { allowWait } from "../http-server.ts";
import type { OpenRequests } from "../open-requests.ts";

/** Dependencies of the route. */
interface MarketPriceUseCases {
  readonly marketPrices: Pick<MarketPrices, "quote" | "exchangeRates">;
  readonly waitForPrices: WaitForPrices;
  /** Those who wait behind one address. */
  readonly priceWaits: OpenRequests;
}

/** Market prices as they move, from memory: who waits costs no query. */
export function marketPriceRoutes(useCases: MarketPriceUseCases): readonly BoundRoute[] {
  const { marketPrices, waitForPrices, priceWaits } = useCases;
  const presented = new PresentedPairs(marketPrices, () => waitForPrices.newest());
  return [
    bind(watchMarketPrices).to(async ({ query, request }) => {
      const seconds = Number(query.wait ?? 0);
      if (query.after !== undefined && seconds > 0) {
        const close = priceWaits.take(clientAddress(request));
        if (!close) return { refusal: "rate_limited", headers: { "Retry-After": "60" } };
        allowWait(request, seconds);
        const left = new AbortController();
        request.on("close", () => left.abort());
        await waitForPrices.execute(Number(query.after), seconds, left.signal).finally(close);
      }
      const number = waitForPrices.newest();
      const pairs = [...new Set(query.pairs.split(","))];
      const data = pairs.flatMap((pair) => presented.of(pair) ?? []);
      return { status: 200, body: { data, meta: { number } } };
    }),
  ];
}

/** After a move thousands ask for the same pairs: each is presented once until the next. */
class PresentedPairs {
  readonly #prices: Pick<MarketPrices, "quote" | "exchangeRates">;
  readonly #newest: () => number;
  readonly #views = new Map<string, MarketPriceView>();
  #number = 0;
  #until = 0;

  constructor(prices: Pick<MarketPrices, "quote" | "exchangeRates">, newest: () => number) {
    this.#prices = prices;
    this.#newest = newest;
  }

  of(pair: string): MarketPriceView | undefined {
    const [number, now] = [this.#newest(), Date.now()];
    // A price is also gone when it becomes too old, without news.
    if (number !== this.#number || now >= this.#until) {
      this.#views.clear();
      [this.#number, this.#until] = [number, now + keptMs];
    }
    const view = this.#views.get(pair) ?? presentPair(this.#prices, pair);
    if (view) this.#views.set(pair, view);
    return view;
  }
}

const keptMs = 1_000;

function presentPair(
  prices: Pick<MarketPrices, "quote" | "exchangeRates">,
  pair: string,
): MarketPriceView | undefined {
  const [coin, currency = ""] = pair.split("-");
  const asset = assetCodes.find((code) => code === coin);
  if (asset === undefined || !findCurrency(currency)) return undefined;
  const quoted = prices.quote(asset, currency);
  return {
    cryptoCurrencyCode: asset,
    fiatCurrencyCode: currency,
    price: quoted ? formatPrice(quoted.price) : null,
    exchangeRates: presentExchangeRates(prices, asset, currency),
  };
}
