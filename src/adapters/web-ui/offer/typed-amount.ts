import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import type { TypedAmount } from "./amount-quote.ts";

/** The shape of an amount while it is typed (specification, section 5). */
const shape = /^\d*(?:\.\d*)?$/;

/** What the address says was typed; at first the least that the offer takes. */
export function readTyped(search: string, offer: ViewedOffer): TypedAmount {
  const query = new URLSearchParams(search);
  const crypto = query.get("crypto");
  if (crypto !== null && shape.test(crypto)) return { side: "crypto", text: crypto };
  const fiat = query.get("fiat-min");
  if (fiat !== null && shape.test(fiat)) return { side: "fiat", text: fiat };
  const [named] = offer.predefinedAmounts;
  const least = named ?? offer.fiatAmountRangeMin ?? "";
  return { side: "fiat", text: least.replace(/\.0+$/, "") };
}

/** The query that keeps what was typed, also where it is empty. */
export function typedQuery({ side, text }: TypedAmount): string {
  return `?${side === "crypto" ? "crypto" : "fiat-min"}=${text}`;
}

/** What was typed, as far as it may be typed; a comma counts as a point. */
export function cleanTyped(text: string): string | undefined {
  const cleaned = text.replace(",", ".").replaceAll(/\s/g, "");
  return shape.test(cleaned) && cleaned.length <= 30 ? cleaned : undefined;
}
