import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { cryptoWords, fiatWords } from "../trade/trade-facts.ts";
import type { Amendment } from "./amendment.ts";

/** The amounts of an amendment, ready to be read: "60.00 EUR", "0.00092574 BTC". */
export function amendmentText(
  locale: string,
  { currency, cryptoCurrencyCode: asset }: Pick<TradeView, "currency" | "cryptoCurrencyCode">,
  amendment: Amendment,
): Amendment {
  return {
    received: fiatWords(locale, currency, amendment.received),
    buyerGets: cryptoWords(locale, asset, amendment.buyerGets),
    sellerGetsBack: cryptoWords(locale, asset, amendment.sellerGetsBack),
  };
}
