import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { boundText } from "../design/amount-text.ts";

const mostShown = 3;

/** What of an offer says how much it takes. */
type Limited = Pick<
  OfferCard,
  "fiatCurrencyCode" | "fiatAmountRangeMin" | "fiatAmountRangeMax" | "predefinedAmounts"
>;

/** What amounts an offer takes: "20 – 2,500 EUR", or the ones that it names. */
export function limitsText(locale: string, offer: Limited): string {
  const { fiatCurrencyCode: currency, fiatAmountRangeMin: min, fiatAmountRangeMax: max } = offer;
  const text = (amount: string) => boundText(locale, currency, amount);
  const named = offer.predefinedAmounts;
  if (named.length > 0) {
    const more = named.length > mostShown ? " …" : "";
    return `${named.slice(0, mostShown).map(text).join(" · ")}${more} ${currency}`;
  }
  return `${text(min ?? "0")} – ${text(max ?? "0")} ${currency}`;
}
