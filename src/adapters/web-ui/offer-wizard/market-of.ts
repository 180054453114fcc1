import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import type { Market } from "./use-market.ts";

/** The market of a stored offer, with what its exchange says. */
export function marketOf({
  marketPrice: price,
  rateFormula,
}: MyOfferView): Pick<Market, "price" | "rates"> {
  if (!rateFormula || rateFormula.lastValue === null) return { price, rates: [] };
  const { source, pricePoint, lastValue: value, lastValueAt } = rateFormula;
  return { price, rates: [{ source, pricePoint, value, at: lastValueAt ?? 0 }] };
}
