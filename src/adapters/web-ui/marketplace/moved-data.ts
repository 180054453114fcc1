import type { MarketPriceView } from "../../http/contract/market/market-prices.ts";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { movedOffers } from "./moved-offers.ts";

type Markets = readonly MarketPriceView[];
type Entries = Readonly<Record<string, unknown>>;

/** What an answer holds, at other market prices: its offers, in whatever shape, and the price beside a list of one pair. */
export function movedData(data: unknown, markets: Markets): unknown {
  if (Array.isArray(data)) return data.map((each: unknown) => movedData(each, markets));
  if (!isEntries(data)) return data;
  if (isCard(data)) return movedOffers([data], markets)[0];
  const moved = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, movedData(value, markets)]),
  );
  return isListOfPair(data) ? withMarket(moved, data.data[0], markets) : moved;
}

function isEntries(data: unknown): data is Entries {
  return typeof data === "object" && data !== null;
}

function isCard(data: Entries): data is Entries & OfferCard {
  return "idHashed" in data && "marketDistance" in data && "feePercent" in data;
}

function isListOfPair(
  data: Entries,
): data is { readonly data: readonly OfferCard[]; readonly meta: Entries } {
  return (
    Array.isArray(data["data"]) && isEntries(data["meta"]) && isText(data["meta"]["marketPrice"])
  );
}

const isText = (value: unknown) => typeof value === "string";

function withMarket(moved: Entries, first: OfferCard | undefined, markets: Markets): Entries {
  const market = markets.find(
    ({ cryptoCurrencyCode, fiatCurrencyCode }) =>
      cryptoCurrencyCode === first?.cryptoCurrencyCode &&
      fiatCurrencyCode === first.fiatCurrencyCode,
  );
  const { meta } = moved;
  return market && isEntries(meta) && isText(market.price)
    ? { ...moved, meta: { ...meta, marketPrice: market.price } }
    : moved;
}
