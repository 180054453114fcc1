import { cryptoCurrencies, findCryptoCurrency } from "../../domain/catalogue/crypto-currencies.ts";
import { fiatCurrencies, findCurrency } from "../../domain/catalogue/fiat-currencies.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { DollarPrices, MarketPrices } from "../ports/market-prices.ts";
import type { SoughtPair } from "../ports/offer-store.ts";
import { refuseWish, type OfferWish, type WishRefusal } from "./offer-wish.ts";
import { amountsAsked, comparedOf } from "./wished-amounts.ts";

/** The coins and currencies of a search, with their prices now. */
export function soughtPairs(
  wish: OfferWish,
  prices: MarketPrices & DollarPrices,
): Result<readonly SoughtPair[], WishRefusal> {
  const assets =
    wish.cryptoCurrencyId === undefined
      ? cryptoCurrencies
      : [findCryptoCurrency(wish.cryptoCurrencyId)];
  const currencies = wish.currency === undefined ? fiatCurrencies : [findCurrency(wish.currency)];
  const pairs: SoughtPair[] = [];
  for (const currency of currencies) {
    if (!currency) return refuseWish("currency");
    const amounts = amountsAsked(wish, currency.code, prices);
    if (!amounts.ok) return amounts;
    if (amounts.value === "never") continue;
    const worth = prices.usdCents(comparedOf(currency.code));
    for (const crypto of assets) {
      if (!crypto) return refuseWish("crypto_currency_id");
      const asset = crypto.asset.code;
      const market = prices.quote(asset, currency.code)?.price;
      const exchangeRates = prices.exchangeRates(asset, currency.code);
      pairs.push({
        asset,
        currency: currency.code,
        market,
        ...(exchangeRates.length > 0 && { exchangeRates }),
        worth,
        ...amounts.value,
      });
    }
  }
  return accept(pairs);
}
