import type { MarketPrices } from "../../../application/ports/market-prices.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import type { FiatCode } from "../../../domain/money/fiat.ts";
import { formatPrice } from "../../../domain/money/price.ts";
import type { ExchangeRateView } from "../contract/offer/exchange-rate-views.ts";

/** What each exchange says of a market, as the contract names it. */
export function presentExchangeRates(
  prices: Pick<MarketPrices, "exchangeRates">,
  asset: AssetCode,
  currency: FiatCode,
): ExchangeRateView[] {
  return prices.exchangeRates(asset, currency).map(({ source, point, scaled, at }) => ({
    source,
    pricePoint: point,
    value: formatPrice({ asset, currency, scaled }),
    at: Math.floor(at / 1000),
  }));
}
