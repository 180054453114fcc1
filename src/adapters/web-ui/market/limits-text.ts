import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { boundText, withCode } from "../design/amount-text.ts";

const mostShown = 3;

/** The fields of an offer that define its limits. */
type Limited = Pick<
  OfferCard,
  "fiatCurrencyCode" | "fiatAmountRangeMin" | "fiatAmountRangeMax" | "predefinedAmounts"
>;

/** The amounts an offer accepts: "20 – 2,500 EUR", or its fixed list. */
export function limitsText(locale: string, offer: Limited): string {
  const { fiatCurrencyCode: currency, fiatAmountRangeMin: min, fiatAmountRangeMax: max } = offer;
  const text = (amount: string) => boundText(locale, currency, amount);
  const named = offer.predefinedAmounts;
  if (named.length > 0) {
    const more = named.length > mostShown ? " …" : "";
    return withCode(`${named.slice(0, mostShown).map(text).join(" · ")}${more}`, currency);
  }
  return withCode(`${text(min ?? "0")} – ${text(max ?? "0")}`, currency);
}
