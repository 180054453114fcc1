import type { OfferWish } from "../../../../application/offer/offer-wish.ts";
import type { ListOffersDto } from "../../contract/offer/list-offers-dto.ts";
import { positionOf } from "./page-id.ts";

/** The default page size (specification, section 9). */
const usualLimit = 10;

/** The search that a query asks for; undefined if its page id is not one of ours. */
export function wishOf(query: ListOffersDto): OfferWish | undefined {
  const after = query.page_id === undefined ? undefined : positionOf(query.page_id);
  if (query.page_id !== undefined && !after) return undefined;
  return given({
    type: query.type,
    limit: query.limit === undefined ? usualLimit : Number(query.limit),
    cryptoCurrencyId:
      query.crypto_currency_id === undefined ? undefined : Number(query.crypto_currency_id),
    currency: query.currency,
    fiat: query["fiat-min"],
    isInDollars: isOn(query.convertFromUSD),
    amountFrom: query.amount_range_min,
    amountTo: query.amount_range_max,
    paymentMethod: query["payment-method"],
    group: query.group,
    visitorCountry: query.visitor_country_iso,
    isLocalized: isOn(query.is_payment_method_localized),
    ownerCountry: query.users_country_iso,
    badges: query.user_badges?.split(","),
    tags: query.tags?.toLowerCase().split(","),
    isOwnerOnline: isOn(query.online_users),
    isOwnerVerified: isOn(query.isVerifiedOffers),
    isForNewBuyers: isOn(query.newbieOffers),
    isAcceptable: isOn(query.acceptableOnly),
    isOfBlocked: isOn(query.block),
    sort: query.sort,
    after,
  });
}

function isOn(flag: "0" | "1" | undefined): boolean {
  return flag === "1";
}

/** A wish with fields that may be absent. */
type Loose<Wish> = { readonly [Field in keyof Wish]: Wish[Field] | undefined };

function given(loose: Loose<Required<OfferWish>> & Pick<OfferWish, "type" | "limit">): OfferWish {
  const said = Object.entries(loose).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(said) as Partial<OfferWish>),
    type: loose.type,
    limit: loose.limit,
  };
}
