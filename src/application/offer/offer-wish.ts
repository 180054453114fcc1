import { cardRegionsOf } from "../../domain/catalogue/card-numbers.ts";
import { isCountry } from "../../domain/catalogue/countries.ts";
import { findGroup } from "../../domain/catalogue/payment-method-groups.ts";
import {
  findPaymentMethod,
  paymentMethods,
  type PaymentMethod,
} from "../../domain/catalogue/payment-methods.ts";
import { parseFiat, type Fiat, type FiatCode } from "../../domain/money/fiat.ts";
import type { OfferFilters } from "../../domain/offer/offer-filters.ts";
import { hasLocation } from "../../domain/offer/offer-location.ts";
import type { OfferSort } from "../../domain/offer/offer-sorts.ts";
import { badges, type Badge } from "../../domain/record/badges.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OfferPosition, OfferSearch, SoughtOwners } from "../ports/offer-store.ts";

/** A visitor's search: a page of what their filters leave. */
export interface OfferWish extends OfferFilters {
  readonly after?: ListPosition;
  readonly limit: number;
}

/**
 * Where a page begins. The market price at the start of the list stays the one used for ordering:
 * when the market moves between two pages, no offer is left out or shown twice.
 */
export interface ListPosition extends OfferPosition {
  /** At 10^-8 of the fiat unit; only if the list is for one asset in one currency. */
  readonly marketScaled: bigint | undefined;
  readonly sort: OfferSort;
}

/** A filter that names nothing that exists, an invalid amount, or a page in another order. */
export interface WishRefusal {
  readonly code: "validation";
  readonly field: WishField;
  readonly reason:
    | "unknown"
    | "required"
    | "amount_not_a_number"
    | "amount_too_precise"
    | "not_a_range";
}

type WishField =
  | "crypto_currency_id"
  | "currency"
  | "fiat-min"
  | "amount_range_min"
  | "amount_range_max"
  | "payment-method"
  | "group"
  | "visitor_country_iso"
  | "users_country_iso"
  | "cardRegion"
  | "user_badges"
  | "page_id";

/** Filters for the whole world (answers 83). */
const everywhere = "WORLDWIDE";

/** A trader is online for this long after they were last seen (answers 80). */
const onlineSeconds = 30 * 60;

export function refuseWish(
  field: WishField,
  reason: WishRefusal["reason"] = "unknown",
): { readonly ok: false; readonly refusal: WishRefusal } {
  return refuse({ code: "validation", field, reason });
}

/** The methods that fit, by their slugs; undefined means every method. */
export function methodsOf(wish: OfferWish): Result<readonly string[] | undefined, WishRefusal> {
  const { paymentMethod, group, visitorCountry = everywhere, isLocalized = false } = wish;
  const sought = group === undefined ? "every" : findGroup(group);
  if (!sought) return refuseWish("group");
  const method = paymentMethod === undefined ? undefined : findPaymentMethod(paymentMethod);
  if (paymentMethod !== undefined && !method) return refuseWish("payment-method");
  const isThere = visitorCountry !== everywhere;
  if (isThere && !isCountry(visitorCountry)) return refuseWish("visitor_country_iso");
  if (isLocalized && !isThere) return refuseWish("visitor_country_iso", "required");
  if (wish.cardRegions && !wish.cardRegions.every(isCountry)) return refuseWish("cardRegion");
  const isOfCards = Boolean(wish.binCodes ?? wish.cardRegions);
  const isOfPlace = wish.locationId !== undefined;
  if (sought === "every" && !isThere && !isOfCards && !isOfPlace) {
    return accept(method && [method.slug]);
  }
  const fits = ({ slug, groupId, countries }: PaymentMethod) =>
    (sought === "every" || sought.id === groupId) &&
    (!isOfCards || hasCards(slug)) &&
    (!isOfPlace || hasLocation(slug)) &&
    (!isThere || countries.includes(visitorCountry) || (!isLocalized && countries.length === 0));
  const among = method ? [method] : paymentMethods;
  return accept(among.filter(fits).map(({ slug }) => slug));
}

/** Whether offers by that method can say which cards they accept. */
function hasCards(slug: string): boolean {
  return cardRegionsOf(slug).length > 0;
}

/** What is sought among cards. An offer that takes the first six digits takes every card with eight such. */
export function cardsOf({
  binCodes,
  cardRegions,
}: OfferWish): Pick<OfferSearch, "binCodes" | "cardRegions"> {
  return {
    ...(binCodes && { binCodes: binCodes.flatMap((code) => [code, code.slice(0, 6)]) }),
    ...(cardRegions && { cardRegions }),
  };
}

/** The owners that fit; undefined means everybody. */
export function ownersOf(
  wish: OfferWish,
  idLevel: number,
  readerId: string | undefined,
): Result<SoughtOwners | undefined, WishRefusal> {
  const { ownerCountry = everywhere, badges: sought, isOfBlocked = false } = wish;
  const isThere = ownerCountry !== everywhere;
  if (isThere && !isCountry(ownerCountry)) return refuseWish("users_country_iso");
  if (sought && !sought.every(isBadge)) return refuseWish("user_badges");
  const owners: SoughtOwners = {
    ...(sought && { badges: sought }),
    ...(wish.isOwnerOnline && { seenWithinSeconds: onlineSeconds }),
    ...(wish.isOwnerVerified && { levelFrom: idLevel }),
    ...(isThere && { country: ownerCountry }),
    // Nobody has an empty id: a stranger has blocked nobody.
    ...(isOfBlocked && { blockedBy: readerId ?? "" }),
  };
  return accept(Object.keys(owners).length === 0 ? undefined : owners);
}

function isBadge(text: string): text is Badge {
  return badges.some((badge) => badge === text);
}

type AmountField = "fiat-min" | "amount_range_min" | "amount_range_max";

/** An amount as typed, in a currency; undefined where it asks for nothing. */
export function amountOf(
  field: AmountField,
  typed: string | undefined,
  currency: FiatCode,
): Result<Fiat | undefined, WishRefusal> {
  if (typed === undefined) return accept(undefined);
  const asked = parseFiat(currency, typed);
  if (asked.ok) return accept(asked.value.minor > 0n ? asked.value : undefined);
  return refuseWish(field, asked.refusal.code);
}
