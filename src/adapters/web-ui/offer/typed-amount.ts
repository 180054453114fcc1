import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { typedShape } from "../design/clean-typed.ts";
import type { TypedAmount } from "./amount-quote.ts";

/** What the address says was typed; at first the least that the offer takes. */
export function readTyped(search: string, offer: ViewedOffer): TypedAmount {
  const query = new URLSearchParams(search);
  const crypto = query.get("crypto");
  if (crypto !== null && typedShape.test(crypto)) return { side: "crypto", text: crypto };
  const fiat = query.get("fiat-min");
  if (fiat !== null && typedShape.test(fiat)) return { side: "fiat", text: fiat };
  const [named] = offer.predefinedAmounts;
  const least = named ?? offer.fiatAmountRangeMin ?? "";
  return { side: "fiat", text: least.replace(/\.0+$/, "") };
}

/** The query that keeps what was typed, also where it is empty. */
export function typedQuery({ side, text }: TypedAmount): string {
  return `?${side === "crypto" ? "crypto" : "fiat-min"}=${text}`;
}
