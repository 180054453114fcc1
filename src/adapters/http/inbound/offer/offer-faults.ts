import type { OfferFailure, OfferField } from "../../../../domain/offer/offer-failure.ts";
import type { FieldFailure } from "../bound-route.ts";

/** The API's names for fields, if they differ from the domain's. */
const sentAs: Partial<Readonly<Record<OfferField, string>>> = {
  side: "type",
  asset: "crypto_currency_code",
  predefined_amounts: "predefined_amount",
  cap: "offer_cap.amount",
  rate_source: "custom_rate.source",
  rate_multiplier: "custom_rate.multiplier",
  rate_floor: "custom_rate.floor",
  rate_ceiling: "custom_rate.ceiling",
  price_guard_min: "price_guard.min",
  price_guard_max: "price_guard.max",
};

/** The rejected fields, each under the name it was sent with and with a helpful message. */
export function fieldFailuresOf(
  failures: readonly OfferFailure[],
  renamed: Partial<Readonly<Record<OfferField, string>>> = {},
): readonly FieldFailure[] {
  return failures.map((failure) => {
    const field = renamed[failure.field] ?? sentAs[failure.field] ?? failure.field;
    return { field, code: failure.code, message: `${field} ${sentenceOf(failure)}` };
  });
}

const percentages: ReadonlySet<OfferField> = new Set([
  "margin",
  "cashback_percent",
  "manual_escrow_fee",
]);

/** Margin bounds are basis points in the domain and percentages for people. */
function boundsText(failure: Extract<OfferFailure, { code: "out_of_bounds" }>): string {
  const { least, most } = failure.bounds;
  if (failure.field === "rate_multiplier") {
    return `must be from ${1 + least / 10_000} to ${1 + most / 10_000}`;
  }
  const [scale, unit] = percentages.has(failure.field) ? [100, " %"] : [1, ""];
  return `must be from ${least / scale}${unit} to ${most / scale}${unit}`;
}

function belowText(field: OfferField): string {
  if (field === "rate_ceiling") return "must not be less than the floor";
  return field === "price_guard_max"
    ? "must be more than price_guard.min"
    : "must not be less than range_min";
}

function sentenceOf(failure: OfferFailure): string {
  switch (failure.code) {
    case "unknown":
      return "names nothing that there is";
    case "not_a_number":
      return "must be a number such as 25.00";
    case "too_precise":
      return `may have ${failure.digits} digits after the point`;
    case "not_positive":
      return "must be more than zero";
    case "missing":
      return failure.field === "payment_details"
        ? "must say everything that a buyer needs to pay"
        : "must not be empty";
    case "below_minimum":
      return belowText(failure.field);
    case "market_outside":
      return "and price_guard.max do not include the market price now";
    case "repeated":
      return "names the same twice";
    case "not_plain_text":
      return "has signs that cannot be shown";
    case "only_on_sell_offers":
      return "can be given on sell offers only: a buyer is not paid";
    case "only_on_buy_offers":
      return "can be given on buy offers only: here the owner is paid";
    case "not_offered":
      return "is not offered here";
    case "only_for_bitcoin":
      return "is possible for Bitcoin only";
    case "not_with_cashback":
      return "is not possible with cashback";
    case "not_for_method":
      return "is not possible with this payment method";
    case "needs_saved_account":
      return "needs a saved account that buyers pay to";
    case "out_of_bounds":
      return boundsText(failure);
    case "too_long":
      return `may have ${failure.most} characters`;
    case "too_many":
      return `may have ${failure.most} entries`;
    case "unchangeable":
      return "cannot be changed: make another offer for that";
    case "below_used":
      return "must not be less than what was traded already and what running trades hold";
    case "level_too_low":
      return "can be offered with a verified ID only";
    case "not_for_account":
      return "is for vendors and companies only";
    case "not_in_this_market":
      return "must be play money for demo accounts, and never for others";
    case "needs_margin":
      return "needs a margin: prices there follow the market";
    case "too_small_for_area":
      return `needs amounts of at least ${failure.leastUsdCents / 100n} USD`;
    case "too_much_for_level":
      return `must not be worth more than ${failure.mostUsdCents / 100n} USD without a verified ID`;
  }
}
