import type { CurrencyRates } from "../../../../application/converter/list-rates.ts";
import type { RealAsset } from "../../../../domain/money/asset.ts";
import { isMetal } from "../../../../domain/catalogue/fiat-currencies.ts";
import type { PastRate } from "../../../../domain/market/rate-history.ts";
import { shownFiatDigits } from "../../../../domain/money/fiat.ts";
import { formatPrice } from "../../../../domain/money/price.ts";
import { symbolOf } from "../currency-words.ts";

type NameOf = (code: string) => string | undefined;

/** A currency's rates as the contract names them. `nameOf`: names in the language asked for. */
export function presentRates(found: CurrencyRates, nameOf: NameOf) {
  const { id, code } = found.currency;
  return {
    id,
    code,
    names: namesOf(found, nameOf),
    symbol: symbolOf(code),
    precision: shownFiatDigits(code),
    isMetal: isMetal(code),
    rates: {
      USD: dollarText(found),
      BTC: coinText(found, "BTC"),
      USDT: coinText(found, "USDT"),
      ETH: coinText(found, "ETH"),
    },
    isOld: found.isOld,
  };
}

/** A currency as the converter lists it. */
export function presentConverterCurrency(found: CurrencyRates, nameOf: NameOf) {
  const { id, code } = found.currency;
  return {
    id,
    code,
    names: namesOf(found, nameOf),
    rate: { usd: dollarText(found), btc: coinText(found, "BTC"), usdt: coinText(found, "USDT") },
    isOld: found.isOld,
    defaultAmount: found.defaultAmount,
    order: found.order,
  };
}

/** What the assets are worth in a currency; those that have no rate now are left out. */
export function presentWalletRates({ currency: { code }, quotes }: CurrencyRates) {
  return Object.entries(quotes).flatMap(([cryptoCurrencyCode, quote]) => {
    if (!quote) return [];
    const precision = shownFiatDigits(code);
    const rate = formatPrice(quote.price);
    return [{ cryptoCurrencyCode, fiatCurrencyCode: code, rate, precision }];
  });
}

/** A point of a Bitcoin's chart in a currency. */
export function presentPast({ at, scaled }: PastRate, currency: string) {
  return {
    date: new Date(at).toISOString(),
    rate: formatPrice({ asset: "BTC", currency, scaled }),
  };
}

function namesOf({ currency: { code, name } }: CurrencyRates, nameOf: NameOf) {
  return { name, nameLocalized: nameOf(code) ?? name };
}

function coinText({ quotes }: CurrencyRates, asset: RealAsset): string | null {
  const quote = quotes[asset];
  return quote ? formatPrice(quote.price) : null;
}

function dollarText({ dollarScaled, currency }: CurrencyRates): string | null {
  if (dollarScaled === undefined) return null;
  return formatPrice({ asset: "USDT", currency: currency.code, scaled: dollarScaled });
}
