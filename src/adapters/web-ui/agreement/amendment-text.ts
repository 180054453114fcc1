import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { cryptoWords, fiatWords } from "../trade/trade-facts.ts";
import type { Amendment } from "./amendment.ts";

/** The formatted amounts of an amendment: "60.00 EUR", "0.00092574 BTC". */
export interface AmendmentText {
  readonly received: string;
  readonly buyerGets: string;
  /** What is returned to the seller, or what they add. */
  readonly sellers: string;
  readonly sellerAdds: boolean;
}

/** Formats an amendment in a trade's currencies. */
export function amendmentText(
  locale: string,
  { currency, cryptoCurrencyCode: asset }: Pick<TradeView, "currency" | "cryptoCurrencyCode">,
  amendment: Amendment,
): AmendmentText {
  const back = BigInt(amendment.sellerGetsBack);
  const sellerAdds = back < 0n;
  return {
    received: fiatWords(locale, currency, amendment.received),
    buyerGets: cryptoWords(locale, asset, amendment.buyerGets),
    sellers: cryptoWords(locale, asset, String(sellerAdds ? -back : back)),
    sellerAdds,
  };
}
