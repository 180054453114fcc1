import { coinSlugs } from "../../http/contract/coins.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";

/** What the visitor does. */
export type Deed = "buy" | "sell";

/** The marketplace filters; an empty string means no filter. */
export interface Filters {
  readonly deed: Deed;
  readonly coin: AssetCode;
  readonly currency: string;
  /** As typed: digits with at most one point, or empty. */
  readonly amount: string;
  /** A payment method's slug, or empty. */
  readonly method: string;
}

/** The pattern of an amount while it is typed (specification, section 5). */
export const amountShape = /^\d{0,12}(?:\.\d{0,8})?$/;

/** What the path itself says; an older address has the payment method in its query. */
interface Place {
  readonly deed: Deed;
  readonly coin: AssetCode;
  readonly method?: string | undefined;
}

/** Parses the filters in an address. Malformed values are ignored. */
export function readFilters(
  { deed, coin, method }: Place,
  search: string,
  usualCurrency: string,
): Filters {
  const query = new URLSearchParams(search);
  const said = (name: string, shape: RegExp) => {
    const value = query.get(name) ?? "";
    return shape.test(value) ? value : "";
  };
  return {
    deed,
    coin,
    currency: said("currencyCode", /^[A-Z]{3}$/) || usualCurrency,
    amount: said("fiat-min", amountShape),
    method: method || said("payment-method", /^[a-z0-9-]{1,60}$/),
  };
}

/** The address for the filters, without the locale prefix. The default currency is omitted. */
export function filtersPath(filters: Filters, usualCurrency: string): string {
  const query = new URLSearchParams();
  if (filters.currency !== usualCurrency) query.set("currencyCode", filters.currency);
  if (filters.amount !== "") query.set("fiat-min", filters.amount);
  const market = `/${filters.deed}/${coinSlugs[filters.coin]}`;
  const path = filters.method === "" ? market : `${market}/${filters.method}`;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
