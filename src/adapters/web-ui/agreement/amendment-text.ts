import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { cryptoWords, fiatWords } from "../trade/trade-facts.ts";
import type { Amendment } from "./amendment.ts";

/** The amounts of an amendment, ready to be read: "60.00 EUR", "0.00092574 BTC". */
export interface AmendmentText {
  readonly received: string;
  readonly buyerGets: string;
  /** What comes back to the seller, or what he adds. */
  readonly sellers: string;
  readonly sellerAdds: boolean;
}

/** Puts an amendment into words of a trade's currencies. */
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
