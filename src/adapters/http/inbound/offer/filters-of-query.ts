import type { OfferFilters } from "../../../../domain/offer/offer-filters.ts";
import type { OfferFiltersDto } from "../../contract/offer/offer-filters-dto.ts";

/** The filters that a query names, and no others. */
export function filtersOf(query: OfferFiltersDto): OfferFilters {
  const loose: Loose<Required<OfferFilters>> = {
    type: query.type,
    cryptoCurrencyId:
      query.crypto_currency_id === undefined ? undefined : Number(query.crypto_currency_id),
    currency: query.currency,
    fiat: query["fiat-min"],
    isInDollars: flagOf(query.convertFromUSD),
    amountFrom: query.amount_range_min,
    amountTo: query.amount_range_max,
    paymentMethod: query["payment-method"],
    area: query.area,
    group: query.group,
    visitorCountry: query.visitor_country_iso,
    isLocalized: flagOf(query.is_payment_method_localized),
    ownerCountry: query.users_country_iso,
    badges: query.user_badges?.split(","),
    tags: query.tags?.toLowerCase().split(","),
    binCodes: query.binCode?.split(","),
    cardRegions: query.cardRegion?.split(","),
    locationId: query.location_id === undefined ? undefined : Number(query.location_id),
    isOwnerOnline: flagOf(query.online_users),
    isOwnerVerified: flagOf(query.isVerifiedOffers),
    isForNewBuyers: flagOf(query.newbieOffers),
    isAcceptable: flagOf(query.acceptableOnly),
    isOfBlocked: flagOf(query.block),
    sort: query.sort,
  };
  const said = Object.entries(loose).filter(([, value]) => value !== undefined);
  return { ...(Object.fromEntries(said) as Partial<OfferFilters>), type: query.type };
}

/** The same filters under their names in a query. */
export function queryOf(filters: OfferFilters): Record<string, string> {
  const said: Readonly<Record<keyof OfferFiltersDto, string | undefined>> = {
    type: filters.type,
    crypto_currency_id: filters.cryptoCurrencyId?.toString(),
    currency: filters.currency,
    "fiat-min": filters.fiat,
    convertFromUSD: flagText(filters.isInDollars),
    amount_range_min: filters.amountFrom,
    amount_range_max: filters.amountTo,
    "payment-method": filters.paymentMethod,
    area: filters.area,
    group: filters.group,
    visitor_country_iso: filters.visitorCountry,
    is_payment_method_localized: flagText(filters.isLocalized),
    users_country_iso: filters.ownerCountry,
    user_badges: filters.badges?.join(),
    tags: filters.tags?.join(),
    binCode: filters.binCodes?.join(),
    cardRegion: filters.cardRegions?.join(),
    location_id: filters.locationId?.toString(),
    online_users: flagText(filters.isOwnerOnline),
    isVerifiedOffers: flagText(filters.isOwnerVerified),
    newbieOffers: flagText(filters.isForNewBuyers),
    acceptableOnly: flagText(filters.isAcceptable),
    block: flagText(filters.isOfBlocked),
    sort: filters.sort,
  };
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Filters that may be absent. */
type Loose<Filters> = { readonly [Field in keyof Filters]: Filters[Field] | undefined };

function flagOf(flag: "0" | "1" | undefined): boolean | undefined {
  return flag === undefined ? undefined : flag === "1";
}

function flagText(isOn: boolean | undefined): string | undefined {
  return isOn === undefined ? undefined : isOn ? "1" : "0";
}
