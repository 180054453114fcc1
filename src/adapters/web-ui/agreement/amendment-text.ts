import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { cryptoText, fiatText, isAssetCode } from "../design/amount-text.ts";
import type { Amendment } from "./amendment.ts";

/** Keeps an amount and its code on one line. */
const noBreak = "\u00A0";

/** The amounts of an amendment, ready to be read: "60.00 EUR", "0.00092574 BTC". */
export function amendmentText(
  locale: string,
  { currency, cryptoCurrencyCode: asset }: Pick<TradeView, "currency" | "cryptoCurrencyCode">,
  amendment: Amendment,
): Amendment {
  if (!isAssetCode(asset)) throw new Error(`There is no asset ${asset}`);
  const crypto = (units: string) => `${cryptoText(locale, asset, units).digits}${noBreak}${asset}`;
  return {
    received: `${fiatText(locale, currency, amendment.received)}${noBreak}${currency}`,
    buyerGets: crypto(amendment.buyerGets),
    sellerGetsBack: crypto(amendment.sellerGetsBack),
  };
}
