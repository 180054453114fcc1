import { coinSlugs } from "../../http/contract/coins.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { offerSorts, type OfferSort } from "../../../domain/offer/offer-sorts.ts";

/** What the visitor does. */
export type Deed = "buy" | "sell";

/** The marketplace filters; an empty string means no filter. */
export interface Filters extends MoreFilters {
  readonly deed: Deed;
  readonly coin: AssetCode;
  readonly currency: string;
  /** As typed: digits with at most one point, or empty. */
  readonly amount: string;
  /** A payment method's slug, or empty. */
  readonly method: string;
}

/** Further filters under their names in addresses; an absent one does not filter. */
export interface MoreFilters {
  readonly sortType?: OfferSort | undefined;
  /** The slug of a group of payment methods. */
  readonly group?: string | undefined;
  /** Where the payment method has to be of use. */
  readonly countryIso?: string | undefined;
  /** Where the owner says that they live. */
  readonly usersCountryIso?: string | undefined;
  readonly onlineUsers?: "1" | undefined;
  readonly isVerifiedOffers?: "1" | undefined;
  readonly acceptableOnly?: "1" | undefined;
  /** Offers of those whom the reader blocked, and no others. */
  readonly block?: "1" | undefined;
  /** Offers for people without a completed trade. */
  readonly newbieOffers?: "1" | undefined;
  /** Slugs of tags that an offer has all of, separated by commas. */
  readonly tags?: string | undefined;
  /** What the number of a card begins with, and where it is from. */
  readonly binCode?: string | undefined;
  readonly cardRegion?: string | undefined;
  /** The id of the region where cash changes hands. */
  readonly location_id?: string | undefined;
  /** Where in the list to begin; it belongs to these filters and this order. */
  readonly pageId?: string | undefined;
  /** The amount is in US dollars. */
  readonly convertFromUSD?: "1" | undefined;
}

const flag = /^1$/;
const country = /^[A-Z]{2}$/;

/** What each of them looks like, in the order in which they are shown. */
const moreShapes: Readonly<Record<keyof MoreFilters, RegExp>> = {
  sortType: new RegExp(`^(${offerSorts.slice(1).join("|")})$`),
  acceptableOnly: flag,
  onlineUsers: flag,
  isVerifiedOffers: flag,
  newbieOffers: flag,
  block: flag,
  convertFromUSD: flag,
  group: /^[a-z-]{1,40}$/,
  countryIso: country,
  usersCountryIso: country,
  tags: /^[\p{L}\p{N}\p{M}-]{1,40}(,[\p{L}\p{N}\p{M}-]{1,40}){0,9}$/u,
  binCode: /^\d{6}(\d{2})?(,\d{6}(\d{2})?){0,9}$/,
  cardRegion: /^[A-Z]{2}(,[A-Z]{2}){0,9}$/,
  location_id: /^[1-9]\d{0,8}$/,
  pageId: /^[\w-]{1,200}$/,
};

const moreNames = Object.keys(moreShapes) as (keyof MoreFilters)[];

/** The further filters that are set, apart from the order. */
export function setFilters(filters: MoreFilters): readonly (keyof MoreFilters)[] {
  return moreNames.filter((name) => name !== "sortType" && filters[name] !== undefined);
}

/** A change that sets none of the further filters; the order stays. */
export const noMoreFilters: Partial<Filters> = Object.fromEntries(
  moreNames.filter((name) => name !== "sortType").map((name) => [name, undefined]),
);

/** The filters after a change. The place in the list before it means nothing after it. */
export function changedFilters(filters: Filters, changed: Partial<Filters>): Filters {
  return { ...filters, pageId: undefined, ...changed };
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
  const more = moreNames.flatMap((name) => {
    const value = said(name, moreShapes[name]);
    return value === "" ? [] : [[name, value]];
  });
  return {
    deed,
    coin,
    currency: said("currencyCode", /^[A-Z]{3}$/) || usualCurrency,
    amount: said("fiat-min", amountShape),
    method: method || said("payment-method", /^[a-z0-9-]{1,60}$/),
    ...(Object.fromEntries(more) as MoreFilters),
  };
}

/** The address for the filters, without the locale prefix. The default currency is omitted. */
export function filtersPath(filters: Filters, usualCurrency: string): string {
  const query = new URLSearchParams();
  if (filters.currency !== usualCurrency) query.set("currencyCode", filters.currency);
  if (filters.amount !== "") query.set("fiat-min", filters.amount);
  for (const name of moreNames) {
    const value = filters[name];
    if (value !== undefined) query.set(name, value);
  }
  const market = `/${filters.deed}/${coinSlugs[filters.coin]}`;
  const path = filters.method === "" ? market : `${market}/${filters.method}`;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
