import { pricePoints } from "../../../domain/market/exchange-rate.ts";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import type { TypedProof } from "../account/proof-field.tsx";
import { client } from "../server/client.ts";
import type { Special } from "./special-draft.ts";
import { withoutZeros } from "./stored-draft.ts";
import { flowOf } from "./draft-flow.ts";
import { isMultisig } from "./multisig-draft.ts";
import {
  cardsOf,
  cashbackOf,
  detailsOf,
  dutyHoursOf,
  gatesOf,
  isDeferred,
  locationOf,
  pricingOf,
  savedAccountOf,
  windowOf,
  type Draft,
} from "./draft.ts";

/** The result of saving a draft; `stored` is the server's current version, even after a failure. */
interface Saved {
  readonly stored: MyOfferView | undefined;
  readonly failure: CallFailure | undefined;
}

/**
 * Publishes a draft, only once despite retries, or replaces the stored offer it was made from; then
 * sets its cap. `proof`: needed where buyers would pay to another account; `special`: whom alone it is for. An offer whose cap failed is published all the same: the next try edits it.
 */
export async function saveOffer(
  draft: Draft,
  stored: MyOfferView | undefined,
  how: { readonly proof?: TypedProof | undefined; readonly special?: Special | undefined },
): Promise<Saved> {
  const outcome = await sendOffer(draft, stored, how);
  if (!outcome.ok) return { stored, failure: outcome.failure };
  const offer = outcome.data;
  // Taken once, it needs no cap.
  if (how.special) return { stored: offer, failure: undefined };
  if (draft.cap === withoutZeros(offer.cap?.amount ?? ""))
    return { stored: offer, failure: undefined };
  const capped = await client.call("setOfferCap", {
    parameters: { id: offer.idHashed },
    body: {
      offer_cap: draft.cap === "" ? { active: false } : { active: true, amount: draft.cap },
      offer_version: offer.offerVersion,
      range_min: undefined,
      range_max: undefined,
      predefined_amount: undefined,
    },
  });
  if (!capped.ok) return { stored: offer, failure: capped.failure };
  return { stored: capped.data, failure: undefined };
}

async function sendOffer(
  draft: Draft,
  stored: MyOfferView | undefined,
  { proof = {}, special }: Parameters<typeof saveOffer>[2],
): Promise<Outcome<MyOfferView, undefined>> {
  const isRange = draft.amounts === "range";
  const body = {
    type: draft.side,
    crypto_currency_code: draft.asset,
    currency: draft.currency,
    payment_method: draft.method,
    ...sentPricing(draft),
    range_min: isRange ? draft.min : undefined,
    range_max: isRange ? draft.max : undefined,
    predefined_amount: isRange ? undefined : [...draft.named],
    terms: draft.terms,
    trade_details: draft.tradeDetails,
    payment_details: [...detailsOf(draft)],
    saved_account: savedAccountOf(draft),
    label: draft.label,
    tags: [...draft.tags],
    window_minutes: Number(windowOf(draft)),
    deferred_escrow: isDeferred(draft),
    multisig_escrow: isMultisig(draft),
    ...sentCashback(draft),
    ...sentDutyHours(draft),
    ...sentCards(draft),
    location: sentLocation(draft),
    flow: flowOf(draft),
    area: draft.area,
    price_guard: sentGuard(draft),
    ...sentGates(draft),
  };
  if (stored !== undefined) {
    return client.call("editOffer", {
      parameters: { id: stored.idHashed },
      body: { ...body, offer_version: stored.offerVersion, ...proof },
    });
  }
  if (special) {
    const { chatId: chat_id, partner: partner_id } = special;
    return client.call("createSpecialOffer", { body: { ...body, chat_id, partner_id } });
  }
  return client.call("createOffer", { body });
}

function sentGuard({ guardMin, guardMax, guardReturns }: Draft) {
  if (guardMin + guardMax === "") return undefined;
  return { min: guardMin, max: guardMax, comes_back: guardReturns };
}

function sentPricing(draft: Draft) {
  const pricing = pricingOf(draft);
  const none = { margin: undefined, fixed_price: undefined, custom_rate: undefined };
  if (pricing.kind === "margin") return { ...none, margin: pricing.percent };
  if (pricing.kind === "fixed") return { ...none, fixed_price: pricing.price };
  const { source, multiplier, floor, ceiling } = pricing;
  const point = pricePoints.find((each) => each === pricing.point) ?? "last";
  return {
    ...none,
    custom_rate: {
      source,
      price_point: point,
      multiplier,
      ...(floor !== "" && { floor }),
      ...(ceiling !== "" && { ceiling }),
    },
  };
}

function sentCashback(draft: Draft) {
  const { percent, most } = cashbackOf(draft);
  return {
    cashback_percent: percent === "" ? undefined : percent,
    cashback_max_value: most === "" ? undefined : most,
  };
}

function sentCards(draft: Draft) {
  const { binCodes, regions } = cardsOf(draft);
  return { bin_codes: [...binCodes], card_regions: [...regions] };
}

function sentLocation(draft: Draft) {
  const location = locationOf(draft);
  if (!location) return undefined;
  const { country, regionId, city } = location;
  return { country, city, ...(regionId !== undefined && { location_id: regionId }) };
}

function sentDutyHours(draft: Draft) {
  const hours = dutyHoursOf(draft);
  if (!hours) return { duty_hours: undefined };
  const { timeZone: timezone, days, isStartRefused: refuse_starts } = hours;
  return { duty_hours: { timezone, days: days.map((day) => ({ ...day })), refuse_starts } };
}

function sentGates(draft: Draft) {
  const gates = gatesOf(draft);
  const { isAllowed, codes } = gates.countries;
  return {
    show_only_trusted_user: gates.trustedOnly,
    require_min_past_trades: gates.leastTrades,
    require_verified_id: gates.verifiedId,
    require_full_name_visibility: gates.fullName,
    is_anonymous_user_restricted: gates.signedInOnly,
    refuse_vpn: gates.withoutVpn,
    new_buyer_max_fiat_limit: gates.newBuyerMost === "" ? undefined : gates.newBuyerMost,
    allowed_countries: isAllowed ? [...codes] : undefined,
    blocked_countries: isAllowed ? undefined : [...codes],
  };
}
