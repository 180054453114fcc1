import type { OwnerNote, OwnOfferInView } from "../../../../application/offer/own-offer-view.ts";
import { localTime } from "../../../../domain/account/calendar-day.ts";
import { cityIdOf } from "../../../../domain/catalogue/city-ids.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import { formatPrice } from "../../../../domain/money/price.ts";
import { formatBasisPoints } from "../../../../domain/offer/basis-points.ts";
import { offDutyUntil } from "../../../../domain/offer/duty-hours.ts";
import { capState, remainingOf, type OfferCap } from "../../../../domain/offer/offer-cap.ts";
import { areaOf } from "../../../../domain/offer/offer-area.ts";
import { isFeatured, type OwnMarks } from "../../../../domain/offer/offer-marks.ts";
import type { Offer, OfferAmounts } from "../../../../domain/offer/offer.ts";
import type { MyOfferView } from "../../contract/offer/my-offer-views.ts";
import {
  amountsView,
  cardLimitsViewOf,
  cashbackViewOf,
  dutyHoursViewOf,
  priceText,
  gatesViewOf,
  rateFormulaOf,
} from "./offer-presenter.ts";

const giftCards = 1;
const bankTransfers = 5;

/** One's own offer as its owner sees it. */
export function myOfferOf({
  offer,
  cap,
  market,
  followed,
  price,
  feeRate,
  notes,
  now,
  appealUntil,
  marks,
  resettableFrom,
  mayHaveManualFee,
}: OwnOfferInView): MyOfferView {
  const { pricing } = offer;
  const method = methodOf(offer.paymentMethod);
  return {
    idHashed: offer.id,
    type: offer.side,
    cryptoCurrencyCode: offer.asset,
    fiatCurrencyCode: offer.currency,
    paymentMethod: method,
    isActive: offer.active,
    isEnabled: offer.active && notes.length === 0,
    depositInfo: { isBondInsufficient: notes.includes("BondInsufficient") },
    moderation: moderationView(offer, now, appealUntil),
    hasGiftCards: method.groupId === giftCards,
    flowType: offer.flow,
    offerFee: formatBasisPoints(BigInt(feeRate.basisPoints)),
    manualEscrowFee:
      offer.manualFee === undefined ? null : formatBasisPoints(BigInt(offer.manualFee)),
    isManualEscrowFeeAllowed: mayHaveManualFee,
    area: areaOf(offer) ?? null,
    margin: pricing.kind === "margin" ? formatBasisPoints(BigInt(pricing.basisPoints)) : null,
    fixedPrice: pricing.kind === "fixed" ? formatPrice(pricing.price) : null,
    rateFormula: rateFormulaOf(offer, followed),
    priceGuard: guardView(offer),
    price: priceText(price),
    marketPrice: priceText(market),
    ...amountsView(offer.amounts),
    label: offer.label,
    terms: offer.terms,
    tradeDetails: offer.tradeDetails ?? "",
    paymentDetails: offer.paymentDetails.map(({ label, value }) => ({ label, value })),
    savedAccount: offer.savedAccountId ?? null,
    bankAccounts: bankAccountsOf(offer),
    tags: [...offer.tags],
    ...cardLimitsViewOf(offer),
    location: locationView(offer),
    windowMinutes: Math.floor(offer.windowSeconds / 60),
    deferredEscrow: offer.deferredEscrow,
    multisigEscrow: offer.multisigEscrow ?? false,
    dutyHours: dutyHoursViewOf(offer.dutyHours),
    termUntilOnlineMessage: backMessage(offer, now),
    ...cashbackViewOf(offer),
    ...gatesViewOf(offer.gates),
    offerVersion: offer.version,
    cap: cap ? capView(cap, offer.amounts) : null,
    messages: notes.map((code) => ({ code, message: sentences[code] })),
    isStickied: marks.isStickied,
    isFeaturedByModerator: marks.isFeaturedByModerator,
    isFeatured: isFeatured(marks),
    promotion: promotionView(marks),
    penalty: penaltyView(marks, resettableFrom, now),
  };
}

function guardView({ guard }: Offer): MyOfferView["priceGuard"] {
  if (!guard) return null;
  const { least, most, comesBack } = guard;
  return { min: priceText(least), max: priceText(most), comesBack };
}

function locationView({ location }: Offer): MyOfferView["location"] {
  if (!location) return null;
  const { country, region, city } = location;
  const cityId = cityIdOf(country, region?.id, city) ?? null;
  return { country, locationId: region?.id ?? null, region: region?.name ?? "", city, cityId };
}

/** By the owner's clock. */
function backMessage({ dutyHours }: Offer, now: number): string | null {
  const until = offDutyUntil(dutyHours, now);
  if (!dutyHours || until === undefined) return null;
  const [date, time = ""] = localTime(until, dutyHours.timeZone).split(" ");
  return `Back on ${date} at ${time.slice(0, 5)}, ${dutyHours.timeZone}`;
}

function promotionView({ promotion }: OwnMarks): MyOfferView["promotion"] {
  if (!promotion) return null;
  const { startsAt, endsAt } = promotion;
  return { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() };
}

function penaltyView(
  { penaltyPoints: points }: OwnMarks,
  from: number | undefined,
  now: number,
): MyOfferView["penalty"] {
  if (points === 0) return null;
  const isLater = from !== undefined && now < from;
  return { points, resettableFrom: isLater ? new Date(from).toISOString() : null };
}

function bankAccountsOf({ paymentMethod, savedAccountId }: Offer): string[] {
  const isBank = findPaymentMethod(paymentMethod)?.groupId === bankTransfers;
  return isBank && savedAccountId !== undefined ? [savedAccountId] : [];
}

function methodOf(slug: string): MyOfferView["paymentMethod"] {
  const method = findPaymentMethod(slug);
  if (!method) throw new TypeError(`${slug} is not in the catalogue`);
  return { id: method.id, groupId: method.groupId, name: method.name, slug: method.slug };
}

function moderationView(
  { moderation }: Offer,
  now: number,
  until: number | undefined,
): MyOfferView["moderation"] {
  const { status, heldBy = null, decided, appeal } = moderation;
  const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());
  return {
    status,
    heldBy,
    reason: decided?.reason ?? null,
    decidedAt: iso(decided?.at),
    appealUntil: iso(until !== undefined && now <= until ? until : undefined),
    appeal: appeal?.text ?? null,
  };
}

/**
 * Used is the initial cap minus the remainder: running trades count as used (decisions, Limits).
 */
function capView(cap: OfferCap, amounts: OfferAmounts): NonNullable<MyOfferView["cap"]> {
  const { currency } = cap.amount;
  return {
    amount: formatFiat(cap.amount),
    used: formatFiat({ currency, minor: cap.reserved.minor + cap.used.minor }),
    remaining: formatFiat(remainingOf(cap)),
    ...capState(cap, amounts),
  };
}

const sentences: Readonly<Record<OwnerNote, string>> = {
  AccountState:
    "The state of your account keeps your offers off. They come back by themselves when it ends.",
  UnderReview: "We look at this offer before others see it. You need not do anything.",
  Rejected: "A moderator rejected this offer. You can appeal once.",
  RejectedForGood: "This offer was rejected permanently.",
  Appealed: "Your appeal waits for a moderator. Until then nobody sees this offer.",
  BondInsufficient:
    "This payment method needs a bond. Leave it, and the offer comes back by itself.",
  NoPaymentDetails: "This offer does not say where you are paid, so nobody can take it.",
  LowBalance:
    "Your balance does not cover the smallest amount and its fee, so nobody sees this offer.",
  ReachedCap: "This offer has traded all that its cap allows.",
  CapLessThanMin: "What the cap leaves is less than the smallest amount.",
  LimitReached: "A limit of your account is reached, so nobody can take this offer now.",
  NoFreshRate: "There is no fresh market price, so nobody can take this offer now.",
  OnHoliday: "You are on holiday, so this offer is off. It comes back on the day you chose.",
  OutsidePriceGuard:
    "The market price is outside your price guard, so this offer is off. It comes back with the market.",
};
