import type { OfferInput } from "../../../../domain/offer/create-offer.ts";
import type { DutyHoursInput } from "../../../../domain/offer/duty-hours.ts";
import type { GatesInput } from "../../../../domain/offer/offer-gates.ts";
import type { AmountsInput, PricingInput } from "../../../../domain/offer/offer-numbers.ts";
import type { PriceGuardInput } from "../../../../domain/offer/price-guard.ts";
import type { OfferInputDto } from "../../contract/offer/offer-input-dto.ts";
import type { FieldFailure } from "../bound-route.ts";

/** Two alternatives were sent for the same thing. */
type Both = { readonly failure: FieldFailure };

/** The input in domain terms, or the field that was given in two ways. */
export function offerInputOf(body: OfferInputDto): OfferInput | Both {
  const amounts = amountsInputOf(body);
  if (body.margin !== undefined && body.fixed_price !== undefined) {
    return both("fixed_price", "margin");
  }
  if (body.custom_rate && (body.margin ?? body.fixed_price) !== undefined) {
    return both("custom_rate", body.margin === undefined ? "fixed_price" : "margin");
  }
  if (body.payment_details?.length && body.saved_account !== undefined) {
    return both("saved_account", "payment_details");
  }
  if (body.allowed_countries?.length && body.blocked_countries?.length) {
    return both("blocked_countries", "allowed_countries");
  }
  if (amounts && "failure" in amounts) return amounts;
  return {
    side: body.type,
    asset: body.crypto_currency_code,
    currency: body.currency,
    paymentMethod: body.payment_method,
    pricing: pricingInputOf(body),
    amounts: amounts ?? { kind: "range", min: "", max: "" },
    terms: body.terms ?? "",
    tradeDetails: body.trade_details ?? "",
    paymentDetails: (body.payment_details ?? []).map(({ label, value }) => ({ label, value })),
    savedAccountId: body.saved_account,
    label: body.label ?? "",
    tags: body.tags ?? [],
    windowMinutes: String(body.window_minutes),
    deferredEscrow: body.deferred_escrow ?? false,
    multisigEscrow: body.multisig_escrow ?? false,
    cashback: { percent: body.cashback_percent ?? "", most: body.cashback_max_value ?? "" },
    dutyHours: dutyHoursInputOf(body),
    cards: { binCodes: body.bin_codes ?? [], regions: body.card_regions ?? [] },
    location: body.location && {
      country: body.location.country,
      regionId: body.location.location_id,
      city: body.location.city ?? "",
    },
    ...(body.flow !== undefined && { flow: body.flow }),
    gates: gatesInputOf(body),
    area: body.area,
    guard: guardInputOf(body),
  };
}

function guardInputOf({ price_guard: guard }: OfferInputDto): PriceGuardInput | undefined {
  if (!guard) return undefined;
  return {
    least: guard.min ?? "",
    most: guard.max ?? "",
    comesBack: guard.comes_back ?? true,
  };
}

function dutyHoursInputOf({ duty_hours: hours }: OfferInputDto): DutyHoursInput | undefined {
  return (
    hours && {
      timeZone: hours.timezone,
      days: hours.days.map(({ day, from, to }) => ({ day, from, to })),
      isStartRefused: hours.refuse_starts ?? false,
    }
  );
}

function gatesInputOf(body: OfferInputDto): GatesInput {
  const { allowed_countries: allowed, blocked_countries: blocked } = body;
  return {
    trustedOnly: body.show_only_trusted_user ?? false,
    leastTrades: body.require_min_past_trades ?? 0,
    verifiedId: body.require_verified_id ?? false,
    fullName: body.require_full_name_visibility ?? false,
    signedInOnly: body.is_anonymous_user_restricted ?? false,
    withoutVpn: body.refuse_vpn ?? false,
    countries: {
      isAllowed: (allowed ?? []).length > 0,
      codes: [...(allowed ?? []), ...(blocked ?? [])],
    },
    newBuyerMost: body.new_buyer_max_fiat_limit ?? "",
  };
}

function pricingInputOf({ margin, fixed_price, custom_rate }: OfferInputDto): PricingInput {
  if (custom_rate) {
    const { source, price_point: point, multiplier, floor = "", ceiling = "" } = custom_rate;
    return { kind: "exchange", source, point, multiplier, floor, ceiling };
  }
  return fixed_price === undefined
    ? { kind: "margin", percent: margin ?? "" }
    : { kind: "fixed", price: fixed_price };
}

/** Undefined if no amounts were sent. */
export function amountsInputOf(sent: {
  readonly range_min?: string;
  readonly range_max?: string;
  readonly predefined_amount?: readonly string[];
}): AmountsInput | Both | undefined {
  const { range_min, range_max, predefined_amount } = sent;
  const isRange = range_min !== undefined || range_max !== undefined;
  if (predefined_amount === undefined) {
    return isRange ? { kind: "range", min: range_min ?? "", max: range_max ?? "" } : undefined;
  }
  return isRange
    ? both("predefined_amount", "a range")
    : { kind: "predefined", amounts: predefined_amount };
}

function both(field: string, other: string): Both {
  const message = `${field} and ${other} cannot both be sent`;
  return { failure: { field, code: "one_of_two", message } };
}
