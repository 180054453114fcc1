import type { ListOfferFeedback } from "../../../../application/offer/list-offer-feedback.ts";
import type { OfferInView } from "../../../../application/offer/offer-in-view.ts";
import type { ViewedOffer as OfferOnPage } from "../../../../application/offer/view-offer.ts";
import type { OfferOwnerRecord } from "../../../../application/ports/offer-store.ts";
import { isRiskyChargeback } from "../../../../domain/trade-start/risky-chargeback.ts";
import { isOnline, lastSeen } from "../../../../domain/account/last-seen.ts";
import { durationWords } from "../../../../domain/account/duration-words.ts";
import { neededPaymentLines } from "../../../../domain/catalogue/payment-lines.ts";
import { hasAmazonRegions } from "../../../../domain/catalogue/card-numbers.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import { formatPrice, type Price } from "../../../../domain/money/price.ts";
import { formatBasisPoints } from "../../../../domain/offer/basis-points.ts";
import { areaOf } from "../../../../domain/offer/offer-area.ts";
import { offDutyUntil, timeText, type DutyHours } from "../../../../domain/offer/duty-hours.ts";
import { capState } from "../../../../domain/offer/offer-cap.ts";
import type { OfferGates } from "../../../../domain/offer/offer-gates.ts";
import { locationText } from "../../../../domain/offer/offer-location.ts";
import { formatMultiplier, type FollowedRate } from "../../../../domain/offer/exchange-pricing.ts";
import { isAutomated } from "../../../../domain/offer/automated-flow.ts";
import { allInPrice } from "../../../../domain/offer/offer-price.ts";
import { isFeatured } from "../../../../domain/offer/offer-marks.ts";
import { scoreOf } from "../../../../domain/offer/offer-rank.ts";
import type { Offer, OfferAmounts } from "../../../../domain/offer/offer.ts";
import type { OfferQuote } from "../../../../domain/offer/offer-price.ts";
import { avatarUrl } from "../../contract/avatar/avatar-path.ts";
import type {
  OfferCard,
  OfferFeedbackView,
  ViewedOffer,
} from "../../contract/offer/offer-views.ts";
import { kindOfCode } from "../../../../domain/trade-start/trade-kinds.ts";
import { presentFeedback } from "../feedback/received-feedback-presenter.ts";
import { tradeShare, volumeText } from "./month-presenter.ts";

/** The offer as shown in lists. */
export function offerCardOf(seen: OfferInView, favorites: ReadonlySet<string>): OfferCard {
  const { offer, owner, marks, now, distance, priceAt, quote, obstacle, obstacleUntil } = seen;
  return {
    idHashed: offer.id,
    offerType: offer.side,
    cryptoCurrencyCode: offer.asset,
    fiatCurrencyCode: offer.currency,
    paymentMethodName: findPaymentMethod(offer.paymentMethod)?.name ?? offer.paymentMethod,
    paymentMethodSlug: offer.paymentMethod,
    area: areaOf(offer) ?? null,
    label: offer.label,
    tags: [...offer.tags],
    ...cardLimitsViewOf(offer),
    location: locationOf(offer),
    owner: ownerViewOf(owner, now),
    margin:
      offer.pricing.kind === "margin" ? formatBasisPoints(BigInt(offer.pricing.basisPoints)) : null,
    price: priceText(seen.price),
    fiatPricePerBtc: priceText(seen.price),
    ...pricesInDollars(seen),
    feePercent: formatBasisPoints(BigInt(seen.feeRate.basisPoints)),
    feeDiscountPercent: seen.feeRate.discountPercent,
    allInPrice: priceText(seen.price && allInPrice(seen.price, offer.side, seen.feeRate)),
    customRate: offer.pricing.kind !== "margin",
    rateFormula: rateFormulaOf(offer, seen.followed),
    priceAt: Math.floor(priceAt / 1000),
    offerVersion: offer.version,
    marketDistance: distance === undefined ? null : formatBasisPoints(distance),
    score: scoreOf(offer.side, distance, owner.rankShift) ?? null,
    ...amountsView(seen.amounts),
    quote: quote ? quoteView(quote) : null,
    isStickied: marks.isStickied,
    isFeaturedByModerator: marks.isFeaturedByModerator,
    isFeatured: isFeatured(marks),
    isFavorite: favorites.has(offer.id),
    isBlocked: obstacle === "opponent_is_blocked",
    defaultFlowType: offer.flow,
    isAutomated: isAutomated(offer, owner),
    deferredEscrow: offer.deferredEscrow,
    multisigEscrow: offer.multisigEscrow ?? false,
    onDutyFrom: secondsOf(offDutyUntil(offer.dutyHours, now)),
    ...cashbackViewOf(offer),
    ...gatesViewOf(offer.gates),
    takeable: obstacle === undefined,
    notTakeableCode: obstacle ?? null,
    notTakeableKind: obstacle === undefined ? null : kindOfCode(obstacle),
    notTakeableMend: seen.mend ?? null,
    remainingTrades: seen.missingTrades ?? null,
    notTakeableUntil: obstacleUntil === undefined ? null : Math.ceil(obstacleUntil / 1000),
  };
}

function pricesInDollars({
  usdCents,
  distance,
}: OfferInView): Pick<OfferCard, "pricePerBtc" | "pricePerUsd"> {
  return {
    pricePerBtc: usdCents === undefined ? null : formatFiat({ currency: "USD", minor: usdCents }),
    pricePerUsd: distance === undefined ? null : (1 + Number(distance) / 10_000).toFixed(4),
  };
}

/** The offer on its own page. */
export function viewedOfferOf(
  seen: OfferOnPage,
  favorites: ReadonlySet<string>,
  feedback: OfferFeedbackView,
): ViewedOffer {
  const { offer } = seen;
  const card = offerCardOf(seen, favorites);
  return {
    ...card,
    ownerUsername: card.owner.username,
    fiatPricePerCrypto: card.price,
    fiatLimitMin: card.fiatAmountRangeMin,
    fiatLimitMax: card.fiatAmountRangeMax,
    giftCardBinCodes: [...(offer.cards?.binCodes ?? [])],
    amazonGiftCardRegions: hasAmazonRegions(offer.paymentMethod)
      ? [...(offer.cards?.regions ?? [])]
      : [],
    offerTerms: offer.terms,
    tradeDetails: (seen.isOwn && offer.tradeDetails) || null,
    dutyHours: dutyHoursViewOf(offer.dutyHours),
    timezone: offer.dutyHours?.timeZone ?? null,
    isOnline: isOnline(seen.now, seen.owner.lastSeenAt),
    isSell: offer.side === "sell",
    ...(seen.cap ? capState(seen.cap, offer.amounts) : withoutCap),
    paymentWindowMinutes: Math.floor(offer.windowSeconds / 60),
    marketPrice: priceText(seen.market),
    isOwn: seen.isOwn,
    isActive: offer.active,
    mostForViewer: seen.most ? { fiat: formatFiat(seen.most.fiat), code: seen.most.by } : null,
    isOfferReported: seen.isReported,
    feedback,
    confirmations: [...seen.confirmations],
    isRiskyChargeback: !seen.isOwn && isRiskyChargeback(offer, seen.owner),
    termsWarning: seen.termsWarning ?? null,
    isNewBuyer: offer.side === "sell" && !seen.isOwn && seen.known?.hasTraded !== true,
    isGrayCountry: seen.isGray,
    isTrustedUser: seen.known?.isTrusted ?? false,
    neededPaymentLines: offer.side === "buy" ? [...neededPaymentLines(offer.paymentMethod)] : [],
  };
}

/** How an exchange makes the price; null where none does. */
export function rateFormulaOf(
  { pricing }: Pick<Offer, "pricing">,
  followed: FollowedRate | undefined,
): OfferCard["rateFormula"] {
  if (pricing.kind !== "exchange") return null;
  return {
    source: pricing.source,
    pricePoint: pricing.point,
    multiplier: formatMultiplier(pricing.multiplierBasisPoints),
    floor: priceText(pricing.floor),
    ceiling: priceText(pricing.ceiling),
    lastValue: priceText(followed?.price),
    lastValueAt: followed ? Math.floor(followed.at / 1000) : null,
  };
}

const withoutCap = { isReachedCap: false, isCapLessThanMin: false };

function secondsOf(at: number | undefined): number | null {
  return at === undefined ? null : Math.ceil(at / 1000);
}

/** When the owner is there. */
export function dutyHoursViewOf(hours: DutyHours | undefined): ViewedOffer["dutyHours"] {
  if (!hours) return null;
  return {
    timezone: hours.timeZone,
    areStartsRefused: hours.isStartRefused,
    days: hours.spans.map(({ weekDay, from, to }) => ({
      day: weekDay,
      from: timeText(from),
      to: timeText(to),
    })),
  };
}

/** Which cards are accepted. */
export function cardLimitsViewOf({ cards }: Pick<Offer, "cards">) {
  return { binCodes: [...(cards?.binCodes ?? [])], cardRegions: [...(cards?.regions ?? [])] };
}

const countryNames = new Intl.DisplayNames("en", { type: "region" });

function locationOf({ location }: Offer): string {
  return location ? locationText(location, countryNames.of(location.country) ?? "") : "";
}

/** What buyers get on top. */
export function cashbackViewOf({ cashback }: Pick<Offer, "cashback">) {
  return {
    withCashback: cashback !== undefined,
    cashbackPercent: cashback ? formatBasisPoints(BigInt(cashback.basisPoints)) : null,
    cashbackMaxValue: cashback?.most ? formatFiat(cashback.most) : null,
  };
}

/** Whom the owner lets take it. */
export function gatesViewOf({ countries, newBuyerMost, ...gates }: OfferGates) {
  return {
    showOnlyTrustedUser: gates.trustedOnly,
    requireMinPastTrades: gates.leastTrades,
    requireVerifiedId: gates.verifiedId,
    requireFullNameVisibility: gates.fullName,
    isAnonymousUserRestricted: gates.signedInOnly,
    isVpnRefused: gates.withoutVpn,
    newBuyerMaxFiatLimit: newBuyerMost ? formatFiat(newBuyerMost) : null,
    allowedCountries: countries.isAllowed ? [...countries.codes] : [],
    blockedCountries: countries.isAllowed ? [] : [...countries.codes],
  };
}

type FeedbackPage = Awaited<ReturnType<ListOfferFeedback["ofSeen"]>>;

/** A page of the feedback on an offer. */
export function offerFeedbackOf(offerId: string, found: FeedbackPage): OfferFeedbackView {
  const { items, positive, negative, total, page, hasNext } = found;
  return {
    items: items.map(presentFeedback),
    positive,
    negative,
    total,
    nextPageUrl: hasNext ? `/rest/v1/offers/${offerId}/feedback?page=${page + 1}` : null,
  };
}

/** A price as a string; null while there is none. */
export function priceText(price: Price | undefined): string | null {
  return price ? formatPrice(price) : null;
}

function ownerViewOf(owner: OfferOwnerRecord, now: number): OfferCard["owner"] {
  const seen = lastSeen(now, owner.lastSeenAt);
  return {
    username: owner.username,
    userAvatarUrl: avatarUrl(owner.avatar),
    userCountryIso: owner.country ?? null,
    userBadge: owner.badge,
    lastSeen: owner.username === "" ? null : seen.text,
    lastSeenColor: seen.color,
    lastSeenStatus: seen.status,
    feedbackPositive: owner.feedbackPositive,
    feedbackNegative: owner.feedbackNegative,
    completedTrades: owner.completedTrades,
    monthlyTradeStats: {
      ...tradeShare(owner.month.ended, owner.month.endedWell),
      volumeClass: volumeText(owner.month.volume),
    },
    releaseTimeMedianSeconds: owner.releaseMedianSeconds ?? null,
    releaseTimeMedianHumanize:
      owner.releaseMedianSeconds === undefined ? null : durationWords(owner.releaseMedianSeconds),
  };
}

/** A range, or the only amounts an offer accepts, as strings. */
export function amountsView(
  amounts: OfferAmounts,
): Pick<
  OfferCard,
  "amountType" | "fiatAmountRangeMin" | "fiatAmountRangeMax" | "predefinedAmounts"
> {
  return amounts.kind === "range"
    ? {
        amountType: "min_max",
        fiatAmountRangeMin: formatFiat(amounts.min),
        fiatAmountRangeMax: formatFiat(amounts.max),
        predefinedAmounts: [],
      }
    : {
        amountType: "predefined",
        fiatAmountRangeMin: null,
        fiatAmountRangeMax: null,
        predefinedAmounts: amounts.amounts.map(formatFiat),
      };
}

function quoteView(quote: OfferQuote): NonNullable<OfferCard["quote"]> {
  const { fiat, crypto, fee, cashback } = quote;
  return {
    fiat: formatFiat(fiat),
    crypto: String(crypto.units),
    fee: String(fee.units),
    cashback: String(cashback.units),
  };
}
