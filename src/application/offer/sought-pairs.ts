import { isDemoLevel } from "../../domain/account/demo-account.ts";
import { findCryptoCurrency } from "../../domain/catalogue/crypto-currencies.ts";
import { fiatCurrencies, findCurrency } from "../../domain/catalogue/fiat-currencies.ts";
import { isPlay, type AssetCode } from "../../domain/money/asset.ts";
import { assetsOf, formFor } from "../../domain/money/play-form.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { DollarPrices, MarketPrices } from "../ports/market-prices.ts";
import type { SoughtPair } from "../ports/offer-store.ts";
import { refuseWish, type OfferWish, type WishRefusal } from "./offer-wish.ts";
import { amountsAsked, comparedOf } from "./wished-amounts.ts";

/**
 * The coins and currencies of a search, with their prices now. A demo account that seeks a coin finds the offers of its
 * play form: nothing else is traded where it is.
 */
export function soughtPairs(
  wish: OfferWish,
  prices: MarketPrices & DollarPrices,
  reader: Pick<Actor, "level"> | undefined,
): Result<readonly SoughtPair[], WishRefusal> {
  const isDemo = isDemoLevel(reader?.level ?? 0);
  const assets =
    wish.cryptoCurrencyId === undefined
      ? assetsOf(isDemo)
      : [soughtAsset(wish.cryptoCurrencyId, isDemo)];
  const currencies = wish.currency === undefined ? fiatCurrencies : [findCurrency(wish.currency)];
  const pairs: SoughtPair[] = [];
  for (const currency of currencies) {
    if (!currency) return refuseWish("currency");
    const amounts = amountsAsked(wish, currency.code, prices);
    if (!amounts.ok) return amounts;
    if (amounts.value === "never") continue;
    const worth = prices.usdCents(comparedOf(currency.code));
    for (const asset of assets) {
      if (asset === undefined) return refuseWish("crypto_currency_id");
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

function soughtAsset(cryptoCurrencyId: number, isDemo: boolean): AssetCode | undefined {
  const code = findCryptoCurrency(cryptoCurrencyId)?.asset.code;
  return code === undefined || (isPlay(code) && !isDemo) ? undefined : formFor(isDemo, code);
}
