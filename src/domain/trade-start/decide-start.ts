import { isTradedBy } from "../account/demo-account.ts";
import { accountAllows, isHeldAsSeller, type TraderAccount } from "../account/trader-account.ts";
import { isBondInsufficient } from "../bond/bond.ts";
import type { Fiat } from "../money/fiat.ts";
import type { BaseUnits, Money } from "../money/money.ts";
import { cryptoFor, fiatFor, type Price } from "../money/price.ts";
import { roundDown } from "../money/rounding.ts";
import { cashbackOn } from "../offer/cashback.ts";
import { refusedUntil } from "../offer/duty-hours.ts";
import { isOwnerShort, type LevelRules } from "../offer/level-rules.ts";
import { distanceFromMarket, priceOf, takesAmount } from "../offer/offer-price.ts";
import { amountsUpTo } from "../offer/offer-cap.ts";
import {
  gateRefusals,
  newBuyerMost,
  type GateFacts,
  type TakerFacts,
} from "../offer/offer-gates.ts";
import { canBePaid, hasPaymentPlace } from "../offer/offer-texts.ts";
import { isBeyondGuard } from "../offer/price-guard.ts";
import { closedBy } from "../offer/special-offer.ts";
import type { Offer, PaymentDetail } from "../offer/offer.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { isHalted, type Halt } from "../halt/halt.ts";
import type { TraderId } from "../id/id.ts";
import type { FollowedRate } from "../offer/exchange-pricing.ts";
import { feeOf, type FeeRate } from "../trade/fee.ts";
import type { Instant, Side, TradeMoney } from "../trade/trade.ts";
import {
  coolDownsOf,
  firstIdRefusals,
  isOwnerPaused,
  limitRefusals,
  type Eligibility,
} from "./start-limits.ts";
import type { Blocks } from "./blocks.ts";
import { confirmationsOf, type ConfirmKind } from "./confirmations.ts";
import { countryRefusals } from "./watched-countries.ts";
import { isPairFull } from "./pair-limit.ts";
import type { StartPolicy } from "./start-policy.ts";
import { byRefusalOrder, type StartRefusal, type StartRefused } from "./start-refusal.ts";

/** How much the taker wants: fiat that they pay or get, or crypto. */
export type AskedAmount =
  | { readonly kind: "fiat"; readonly fiat: Fiat }
  | { readonly kind: "crypto"; readonly amount: Money };

/** Everything that decides the start of a trade: values of one moment. */
export interface StartRequest {
  readonly offer: Offer;
  readonly takerId: TraderId;
  readonly asked: AskedAmount;
  /** Where the taker of a buy offer is paid: they sell. Sell offers name their owner's account. */
  readonly paymentDetails: readonly PaymentDetail[];
  /** What the taker saw; without it the current price and offer apply (bots). */
  readonly seen: { readonly price?: Price; readonly offerVersion?: number };
  /** The version since which only the price of the offer changed. */
  readonly termsVersion: number;
  /** What the cap of the offer leaves; undefined without a cap. */
  readonly capRemaining: Fiat | undefined;
  /** The market price and its time; undefined if there is none. */
  readonly market: { readonly price: Price; readonly at: Instant } | undefined;
  /** What the exchange says that the offer follows; undefined if it follows none. */
  readonly followed?: FollowedRate | undefined;
  /** The value of an amount of fiat in US cents; undefined without a rate. */
  readonly usdCents: (fiat: Fiat) => bigint | undefined;
  readonly feeRate: FeeRate;
  readonly owner: Eligibility;
  readonly taker: Eligibility;
  /** Active trades between owner and taker, whoever buys in them. */
  readonly activeTogether: number;
  /** Which of the two blocked the other. */
  readonly blocked: Blocks;
  /** What the owner may know of the taker. */
  readonly known: TakerFacts;
  /** Where the owner says that they live. */
  readonly ownerCountry: string | undefined;
  readonly sellerAvailable: BaseUnits;
  /** What the platform has halted. */
  readonly halts: readonly Halt[];
  readonly now: Instant;
  readonly policy: StartPolicy;
  /** From which distance to the market on a price is confirmed, in basis points. */
  readonly criticalBasisPoints: number;
  /** What the owner needs a verified ID for. */
  readonly levelRules: LevelRules;
  /** Sides of a trade that a notice about the taker's country keeps them from (answers 32). */
  readonly blockedSides?: readonly Side[];
  /** What the taker confirmed. */
  readonly confirmed: readonly ConfirmKind[];
}

/** The resulting trade. */
export interface StartDecision {
  readonly buyerId: TraderId;
  readonly sellerId: TraderId;
  readonly offerOwner: Side;
  readonly money: TradeMoney;
}

/** T1: decides whether a trade may start, and on what terms. */
export function decideStart(request: StartRequest): Result<StartDecision, StartRefused> {
  const price = priceNow(request);
  const agreed = price && agreedMoney(request, price);
  const refusals = [
    ...offerRefusals(request, agreed),
    ...(agreed ? moneyRefusals(request, agreed) : [{ code: "no_fresh_rate" } as const]),
  ].toSorted(byRefusalOrder);
  const [first] = refusals;
  if (first) return refuse({ code: first.code, all: refusals });
  if (!agreed) throw new Error("An offer without a price was not refused");
  return accept({ ...parties(request), money: agreed });
}

function parties({ offer, takerId }: StartRequest): Omit<StartDecision, "money"> {
  return offer.side === "sell"
    ? { buyerId: takerId, sellerId: offer.ownerId, offerOwner: "seller" }
    : { buyerId: offer.ownerId, sellerId: takerId, offerOwner: "buyer" };
}

function offerRefusals(request: StartRequest, agreed: TradeMoney | undefined): StartRefusal[] {
  const { offer, takerId, seen, termsVersion, owner, taker, blocked, halts, policy } = request;
  const value = agreed && request.usdCents(agreed.fiat);
  const refusals: StartRefusal[] = [];
  if (isHalted(halts, "trading", offer.asset)) refusals.push({ code: "trading_halted" });
  if (!mayTake(offer, taker.account)) refusals.push({ code: "user_restricted" });
  if (mayTake(offer, taker.account) && isHeldAsTaker(offer, taker.account)) {
    refusals.push({ code: "security_hold" });
  }
  if (blocked.byTaker) refusals.push({ code: "opponent_is_blocked" });
  if (offer.ownerId === takerId) refusals.push({ code: "own_offer" });
  if (![owner, taker].every((each) => isTradedBy(offer.asset, each))) {
    refusals.push({ code: "other_market" });
  }
  const gates = gateRefusals(offer.gates, takerAtGates(taker, request.known, policy));
  refusals.push(...gates.map((code) => ({ code })));
  const homes = { owner: request.ownerCountry, taker: request.known.country };
  const hasId = { owner: owner.level >= policy.idLevel, taker: taker.level >= policy.idLevel };
  refusals.push(...countryRefusals(homes, hasId, policy.watchedCountries));
  refusals.push(...firstIdRefusals(owner, taker, policy));
  const takerSide = offer.side === "sell" ? "buyer" : "seller";
  if (request.blockedSides?.includes(takerSide)) {
    refusals.push({ code: "not_available_in_your_country" });
  }
  const closed = offerClosed({ ...request, market: request.market?.price });
  if (closed) refusals.push({ code: closed });
  const until = refusedUntil(offer.dutyHours, request.now);
  if (until !== undefined) refusals.push({ code: "outside_duty_hours", until });
  if (isOwnerShort(owner, offer.paymentMethod, value, request.levelRules)) {
    refusals.push({ code: "owner_not_id_verified" });
  }
  if (isBondInsufficient(offer, owner.bond, policy.bond)) refusals.push({ code: "bond_required" });
  if (seen.offerVersion !== undefined && seen.offerVersion !== offer.version) {
    const isPriceOnly = seen.offerVersion >= termsVersion && seen.offerVersion < offer.version;
    refusals.push({ code: isPriceOnly ? "offer_margin_changed" : "offer_changed" });
  }
  return refusals;
}

/** A taker as the gates of an offer look at them. */
export function takerAtGates(
  { completedTrades, level }: Pick<Eligibility, "completedTrades" | "level">,
  known: TakerFacts,
  { idLevel }: Pick<StartPolicy, "idLevel">,
): GateFacts {
  return { ...known, completedTrades, hasId: level >= idLevel };
}

/** Whoever is blocked by its owner is not told more than that the offer is off. */
export function offerClosed({
  offer,
  takerId,
  owner,
  blocked,
  known,
  market,
  now,
}: Pick<StartRequest, "offer" | "owner" | "blocked" | "now"> & {
  readonly takerId: TraderId | undefined;
  readonly known: TakerFacts | undefined;
  readonly market: Price | undefined;
}) {
  const isOff =
    !isOwnerFree(offer, owner.account) || blocked.byOwner || isBeyondGuard(offer, market);
  return isOff
    ? ("offer_not_active" as const)
    : closedBy(offer, { readerId: takerId, now, meetsInPool: known?.meetsInPool });
}

/** Whether the state of a taker's account allows them to take their side of the offer. */
export function mayTake({ side }: Offer, account: TraderAccount): boolean {
  return accountAllows(account, "start_trade", { asSeller: side === "buy" });
}

/** Whether the taker would sell, and may not because password or factors were just changed. */
export function isHeldAsTaker({ side }: Offer, account: TraderAccount): boolean {
  return side === "buy" && isHeldAsSeller(account);
}

/** Whether its owner's account leaves an offer on: its state, and a recent change as a seller. */
export function isOwnerFree({ side }: Offer, account: TraderAccount): boolean {
  const isHeld = side === "sell" && isHeldAsSeller(account);
  return !isHeld && accountAllows(account, "offers_on", { asSeller: side === "sell" });
}

interface PriceNow {
  readonly agreed: Price;
  readonly market: Price;
}

/** The current price. If it is better for the taker than the one they saw, they get it. */
function priceNow({ offer, market, followed, now, policy }: StartRequest): PriceNow | undefined {
  const fresh = (rate: StartRequest["market"]) =>
    rate && now - rate.at <= policy.ratesAtMostSeconds * 1_000 ? rate.price : undefined;
  const agreed = priceOf(offer, fresh(market), fresh(followed));
  return agreed && { agreed, market: market?.price ?? agreed };
}

function hasMoved({ offer, seen, policy }: StartRequest, agreed: Price): boolean {
  return (
    seen.price !== undefined &&
    worseBasisPoints(offer, seen.price, agreed) > policy.worseAtMostBasisPoints
  );
}

/** How much worse the new price is for the taker than the one they saw; below zero is better. */
function worseBasisPoints({ side }: Offer, seen: Price, now: Price): bigint {
  const rise = roundDown((now.scaled - seen.scaled) * 10_000n, seen.scaled);
  return side === "sell" ? rise : 0n - rise;
}

function agreedMoney(
  { offer, asked, feeRate, usdCents }: StartRequest,
  { agreed, market }: PriceNow,
): TradeMoney {
  const fiat = asked.kind === "fiat" ? asked.fiat : fiatFor(asked.amount, agreed);
  const amount = asked.kind === "fiat" ? cryptoFor(asked.fiat, agreed) : asked.amount;
  return {
    amount,
    fee: feeOf(amount, feeRate),
    cashback: cashbackOn(amount, agreed, offer.cashback),
    feeRate,
    fiat,
    price: agreed,
    marketPrice: market,
    // Nothing is decided on this value when it is unknown: `no_fresh_rate` says so.
    usdCents: usdCents(fiat) ?? 0n,
  };
}

function moneyRefusals(request: StartRequest, agreed: TradeMoney): StartRefusal[] {
  const { offer, capRemaining, owner, taker, sellerAvailable, usdCents, now, policy } = request;
  const { paymentDetails, known } = request;
  const { amount, fee, cashback, fiat, price } = agreed;
  const value = usdCents(fiat);
  const refusals: StartRefusal[] = [];
  if (hasMoved(request, price)) refusals.push({ code: "price_moved", quote: agreed });
  if (value === undefined) refusals.push({ code: "no_fresh_rate" });
  if (amount.units === 0n || (value ?? policy.leastUsdCents) < policy.leastUsdCents) {
    refusals.push({ code: "amount_too_small" });
  }
  const amounts = capRemaining ? amountsUpTo(offer.amounts, capRemaining) : offer.amounts;
  const taken = amounts ?? offer.amounts;
  if (!takesAmount({ ...offer, amounts: taken }, fiat)) {
    refusals.push({ code: "amount_not_in_range" });
  }
  refusals.push(...coolDownsOf(taker, offer.id, now, policy));
  if (isPairFull(request, policy.pair)) refusals.push({ code: "max_active_trades_with_partner" });
  const limits = limitRefusals(owner, taker, value ?? 0n, policy);
  const isShut =
    !amounts || owner.inDebt || !hasPaymentPlace(offer) || isOwnerPaused(offer, owner, now, policy);
  const isClosed = isShut && !limits.includes("offer_not_takeable");
  const codes = isClosed ? [...limits, "offer_not_takeable" as const] : limits;
  const newMost = newBuyerMost(offer, known);
  if (newMost && fiat.minor > newMost.minor) refusals.push({ code: "new_buyer_trade_limit" });
  refusals.push(...codes.map((code) => ({ code })));
  if (offer.side === "buy" && !canBePaid(offer.paymentMethod, paymentDetails)) {
    refusals.push({ code: "payment_details_needed" });
  }
  if (taker.inDebt) refusals.push({ code: "negative_balance" });
  const held = amount.units + fee.units + cashback.units;
  if (!offer.deferredEscrow && sellerAvailable < held) {
    refusals.push({ code: "low_balance" });
  }
  return [...refusals, ...unconfirmed(request, agreed)];
}

function unconfirmed(request: StartRequest, { marketPrice }: TradeMoney): StartRefusal[] {
  const { offer, followed, known, criticalBasisPoints, confirmed } = request;
  const distance = distanceFromMarket(offer, marketPrice, followed?.price);
  return confirmationsOf(offer, { distance, criticalBasisPoints, taker: known })
    .filter((kind) => !confirmed.includes(kind))
    .map((kind) => ({ code: "start_confirmation_needed", kind }));
}
