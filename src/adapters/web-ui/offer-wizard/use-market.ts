import { assets, type AssetCode } from "../../../domain/money/asset.ts";
import { visitorType, type OfferSide } from "../../../domain/offer/offer.ts";
import type { ExchangeRateView } from "../../http/contract/offer/exchange-rate-views.ts";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { coinId } from "../market/coins.ts";
import { useRead } from "../server/use-read.ts";

/** The polling interval for prices while the page is visible. */
const everyMs = 30_000;

/** The market of a coin in a currency, and the best offer of the same kind. */
export interface Market {
  /** Null if unknown. */
  readonly price: string | null;
  readonly isLoading: boolean;
  readonly best: OfferCard | undefined;
  /** What exchanges say. */
  readonly rates: readonly ExchangeRateView[];
}

/** Reads the market for an owner who does `side`; `method` is a slug, or empty for any. */
export function useMarket(place: {
  readonly side: OfferSide;
  readonly asset: AssetCode;
  readonly currency: string;
  readonly method: string;
}): Market {
  const query = {
    type: visitorType(place.side),
    crypto_currency_id: coinId(place.asset),
    currency: place.currency,
    "payment-method": place.method,
    limit: "1",
  };
  const { data, isPending } = useRead("listOffers", { query }, { everyMs });
  const ofExchanges = useRead(
    "listRateSources",
    { query: { crypto_currency_code: assets[place.asset].standsFor, currency: place.currency } },
    { everyMs },
  );
  const rates = ofExchanges.data?.data ?? [];
  return {
    rates,
    price: data?.meta.marketPrice ?? null,
    isLoading: isPending,
    best: data?.data[0],
  };
}
