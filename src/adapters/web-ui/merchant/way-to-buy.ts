import { buyPath } from "../navigation/paths.ts";

/** The market where somebody buys what a sum of ordinary money takes. */
export function wayToBuy(link: { readonly currency: string; readonly fiatAmount: string }): string {
  const wanted = new URLSearchParams({ currencyCode: link.currency, "fiat-min": link.fiatAmount });
  return `${buyPath}?${wanted}`;
}
