import type { PricePoint } from "../../../domain/market/exchange-rate.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import type { FiatCode } from "../../../domain/money/fiat.ts";
import type { CardLimits } from "../../../domain/offer/card-limits.ts";
import type { Cashback } from "../../../domain/offer/cashback.ts";
import type { DutyHours } from "../../../domain/offer/duty-hours.ts";
import type { NewOffer } from "../../../domain/offer/create-offer.ts";
import type {
  Offer,
  OfferAmounts,
  OfferSide,
  PaymentDetail,
  Pricing,
  SpecialTerms,
} from "../../../domain/offer/offer.ts";
import { placeIdsOf, type OfferLocation } from "../../../domain/offer/offer-location.ts";
import { isOn, type OfferPause } from "../../../domain/offer/offer-pause.ts";
import type { PriceGuard } from "../../../domain/offer/price-guard.ts";
import type { OfferGates } from "../../../domain/offer/offer-gates.ts";
import type { TradeFlow } from "../../../domain/trade/trade.ts";
import { instantText } from "../trade/trade-row.ts";
import { moderationColumns, moderationOf, type ModerationRow } from "./moderation-row.ts";

/** A row of `offer`, read by `offerColumns`: exact numbers as text, times as dates. */
export interface OfferRow extends ModerationRow {
  readonly id: string;
  readonly version: number;
  readonly owner_id: string;
  readonly side: OfferSide;
  readonly asset: AssetCode;
  readonly currency: FiatCode;
  readonly payment_method: string;
  readonly margin_bp: number | null;
  readonly fixed_price: string | null;
  readonly rate_source: string | null;
  readonly rate_point: PricePoint | null;
  readonly rate_multiplier_bp: number | null;
  readonly rate_floor: string | null;
  readonly rate_ceiling: string | null;
  readonly range_min: string | null;
  readonly range_max: string | null;
  readonly predefined: readonly string[];
  readonly terms: string;
  readonly trade_details: string | null;
  readonly payment_details: readonly PaymentDetail[];
  readonly saved_account_id: string | null;
  readonly label: string;
  readonly tags: readonly string[];
  readonly window_seconds: number;
  readonly flow: TradeFlow;
  readonly deferred_escrow: boolean;
  readonly multisig_escrow: boolean;
  readonly cashback_bp: number | null;
  readonly cashback_most: string | null;
  readonly bin_codes: readonly string[];
  readonly card_regions: readonly string[];
  readonly location: OfferLocation | null;
  readonly duty_hours: DutyHours | null;
  readonly trusted_only: boolean;
  readonly least_trades: number;
  readonly verified_id_only: boolean;
  readonly full_name_only: boolean;
  readonly signed_in_only: boolean;
  readonly without_vpn: boolean;
  readonly are_countries_allowed: boolean;
  readonly countries: readonly string[];
  readonly new_buyer_most: string | null;
  readonly is_active: boolean;
  readonly is_otc: boolean;
  readonly is_silent: boolean;
  readonly in_pool: boolean;
  readonly is_paused: boolean;
  readonly pauses: readonly OfferPause[];
  readonly guard_least: string | null;
  readonly guard_most: string | null;
  readonly guard_comes_back: boolean;
  readonly manual_fee_bp: number | null;
  readonly special_for: string | null;
  readonly special_chat_id: string | null;
  readonly special_until: Date | null;
  readonly is_taken: boolean;
  readonly created_at: Date;
}

/** Every column of `offer`, and whether a special one was taken. The driver reads lists of numbers as floats, so they come as text. */
export const offerColumns = `
  offer.id, offer.version, offer.owner_id, offer.side, offer.asset, offer.currency,
  offer.payment_method, offer.margin_bp, offer.fixed_price, offer.rate_source, offer.rate_point,
  offer.rate_multiplier_bp, offer.rate_floor, offer.rate_ceiling, offer.range_min, offer.range_max,
  offer.predefined::text[] AS predefined, offer.terms, offer.trade_details, offer.payment_details,
  offer.saved_account_id, offer.label,
  offer.tags, offer.window_seconds, offer.flow, offer.deferred_escrow, offer.multisig_escrow, offer.cashback_bp,
  offer.cashback_most, offer.bin_codes, offer.card_regions, offer.location, offer.duty_hours, offer.trusted_only,
  offer.least_trades, offer.verified_id_only, offer.full_name_only, offer.signed_in_only,
  offer.without_vpn,
  offer.are_countries_allowed, offer.countries, offer.new_buyer_most, offer.is_active,
  offer.is_otc, offer.is_silent, offer.in_pool, offer.manual_fee_bp,
  offer.is_paused, offer.pauses, offer.guard_least, offer.guard_most, offer.guard_comes_back,
  offer.special_for, offer.special_chat_id, offer.special_until,
  CASE WHEN offer.special_for IS NULL THEN false
       ELSE EXISTS (SELECT FROM trade taken WHERE taken.offer_id = offer.id) END AS is_taken,
  offer.created_at,
  ${moderationColumns}`;

/** The offer stored in a row. */
export function offerOf(row: OfferRow): Offer {
  const special = specialOf(row);
  return {
    id: row.id,
    version: row.version,
    ownerId: row.owner_id,
    side: row.side,
    asset: row.asset,
    currency: row.currency,
    paymentMethod: row.payment_method,
    pricing: pricingOf(row),
    amounts: amountsOf(row),
    terms: row.terms,
    tradeDetails: row.trade_details ?? undefined,
    paymentDetails: row.payment_details.map(({ label, value }) => ({ label, value })),
    savedAccountId: row.saved_account_id ?? undefined,
    label: row.label,
    tags: row.tags,
    windowSeconds: row.window_seconds,
    flow: row.flow,
    deferredEscrow: row.deferred_escrow,
    multisigEscrow: row.multisig_escrow || undefined,
    cashback: cashbackOf(row),
    cards: cardsOf(row),
    location: row.location ?? undefined,
    dutyHours: row.duty_hours ?? undefined,
    gates: gatesOf(row),
    area: areaOf(row),
    ...(row.manual_fee_bp !== null && { manualFee: row.manual_fee_bp }),
    guard: guardOf(row),
    active: row.is_active || row.in_pool || row.is_paused,
    pauses: row.pauses,
    ...(special && { special }),
    moderation: moderationOf(row),
    createdAt: row.created_at.getTime(),
  };
}

/** The columns of an offer that its owner sets. */
export function offerState(offer: NewOffer): Readonly<Record<string, unknown>> {
  const { pricing, amounts } = offer;
  const range = amounts.kind === "range" ? amounts : undefined;
  const predefined = amounts.kind === "predefined" ? amounts.amounts : [];
  return {
    ownerId: offer.ownerId,
    side: offer.side,
    asset: offer.asset,
    currency: offer.currency,
    paymentMethod: offer.paymentMethod,
    ...priceState(pricing),
    rangeMin: range?.min.minor ?? null,
    rangeMax: range?.max.minor ?? null,
    predefined: predefined.map(({ minor }) => String(minor)),
    terms: offer.terms,
    tradeDetails: offer.tradeDetails ?? null,
    paymentDetails: offer.paymentDetails,
    savedAccountId: offer.savedAccountId ?? null,
    label: offer.label,
    tags: offer.tags,
    windowSeconds: offer.windowSeconds,
    flow: offer.flow,
    ...activeState(offer),
    isOtc: offer.area === "otc",
    manualFeeBp: offer.manualFee ?? null,
    specialFor: offer.special?.partnerId ?? null,
    specialChatId: offer.special?.chatId ?? null,
    specialUntil: offer.special ? instantText(offer.special.until) : null,
    deferredEscrow: offer.deferredEscrow,
    multisigEscrow: offer.multisigEscrow ?? false,
    cashbackBp: offer.cashback?.basisPoints ?? null,
    cashbackMost: offer.cashback?.most?.minor ?? null,
    binCodes: offer.cards?.binCodes ?? [],
    cardRegions: offer.cards?.regions ?? [],
    location: offer.location ?? null,
    regionIds: placeIdsOf(offer.location),
    dutyHours: offer.dutyHours ?? null,
    ...gatesState(offer.gates),
    guardLeast: offer.guard?.least?.scaled ?? null,
    guardMost: offer.guard?.most?.scaled ?? null,
    guardComesBack: offer.guard?.comesBack ?? true,
  };
}

/** The columns of a price. */
export function priceState(pricing: Pricing) {
  const followed = pricing.kind === "exchange" ? pricing : undefined;
  return {
    marginBp: pricing.kind === "margin" ? pricing.basisPoints : null,
    fixedPrice: pricing.kind === "fixed" ? pricing.price.scaled : null,
    rateSource: followed?.source ?? null,
    ratePoint: followed?.point ?? null,
    rateMultiplierBp: followed?.multiplierBasisPoints ?? null,
    rateFloor: followed?.floor?.scaled ?? null,
    rateCeiling: followed?.ceiling?.scaled ?? null,
  };
}

function areaOf({ is_otc, is_silent }: OfferRow): Offer["area"] {
  if (is_otc) return "otc";
  return is_silent ? "silent-pool" : undefined;
}

/** In the silent pool, or paused, an offer is on apart from the others: what lists those never finds it. */
function activeState(offer: NewOffer) {
  const { active, area, pauses = [] } = offer;
  const isSilent = area === "silent-pool";
  return {
    isSilent,
    isActive: isOn(offer) && !isSilent,
    inPool: isOn(offer) && isSilent,
    isPaused: active && !isOn(offer),
    pauses,
  };
}

function guardOf(row: OfferRow): PriceGuard | undefined {
  const { asset, currency, guard_least: least, guard_most: most } = row;
  if (least === null && most === null) return undefined;
  const price = (scaled: string | null) =>
    scaled === null ? undefined : { asset, currency, scaled: BigInt(scaled) };
  return { least: price(least), most: price(most), comesBack: row.guard_comes_back };
}

function gatesState({ countries, newBuyerMost, ...gates }: OfferGates) {
  return {
    trustedOnly: gates.trustedOnly,
    leastTrades: gates.leastTrades,
    verifiedIdOnly: gates.verifiedId,
    fullNameOnly: gates.fullName,
    signedInOnly: gates.signedInOnly,
    withoutVpn: gates.withoutVpn,
    areCountriesAllowed: countries.isAllowed,
    countries: countries.codes,
    newBuyerMost: newBuyerMost?.minor ?? null,
  };
}

function gatesOf(row: OfferRow): OfferGates {
  const { currency, new_buyer_most: most } = row;
  return {
    trustedOnly: row.trusted_only,
    leastTrades: row.least_trades,
    verifiedId: row.verified_id_only,
    fullName: row.full_name_only,
    signedInOnly: row.signed_in_only,
    withoutVpn: row.without_vpn,
    countries: { isAllowed: row.are_countries_allowed, codes: row.countries },
    newBuyerMost: most === null ? undefined : { currency, minor: BigInt(most) },
  };
}

function cashbackOf({ currency, cashback_bp, cashback_most }: OfferRow): Cashback | undefined {
  if (cashback_bp === null) return undefined;
  const most = cashback_most === null ? undefined : { currency, minor: BigInt(cashback_most) };
  return { basisPoints: cashback_bp, most };
}

function cardsOf({ bin_codes, card_regions }: OfferRow): CardLimits | undefined {
  const isAny = bin_codes.length === 0 && card_regions.length === 0;
  return isAny ? undefined : { binCodes: bin_codes, regions: card_regions };
}

function specialOf(row: OfferRow): SpecialTerms | undefined {
  const { special_for: partnerId, special_chat_id: chatId, special_until: until } = row;
  if (partnerId === null || chatId === null || until === null) return undefined;
  return { partnerId, chatId, until: until.getTime(), isTaken: row.is_taken };
}

function pricingOf(row: OfferRow): Pricing {
  const { asset, currency, margin_bp, fixed_price } = row;
  const { rate_source: source, rate_point: point, rate_multiplier_bp } = row;
  const price = (scaled: string) => ({ asset, currency, scaled: BigInt(scaled) });
  if (margin_bp !== null) return { kind: "margin", basisPoints: margin_bp };
  if (fixed_price !== null) return { kind: "fixed", price: price(fixed_price) };
  if (source === null || point === null || rate_multiplier_bp === null) {
    throw new TypeError(`Offer ${row.id} has no price`);
  }
  return {
    kind: "exchange",
    source,
    point,
    multiplierBasisPoints: rate_multiplier_bp,
    floor: row.rate_floor === null ? undefined : price(row.rate_floor),
    ceiling: row.rate_ceiling === null ? undefined : price(row.rate_ceiling),
  };
}

function amountsOf({ currency, range_min, range_max, predefined }: OfferRow): OfferAmounts {
  const fiat = (minor: string) => ({ currency, minor: BigInt(minor) });
  return range_min === null || range_max === null
    ? { kind: "predefined", amounts: predefined.map(fiat) }
    : { kind: "range", min: fiat(range_min), max: fiat(range_max) };
}
