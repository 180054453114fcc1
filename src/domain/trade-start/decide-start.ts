import { accountAllows, isHeldAsSeller, type TraderAccount } from "../account/trader-account.ts";
import type { LimitReason } from "../kyc/levels.ts";
import type { AssetCode } from "../money/asset.ts";
import type { Fiat } from "../money/fiat.ts";
import type { BaseUnits, Money } from "../money/money.ts";
import { money } from "../money/money.ts";
import { cryptoFor, fiatFor, type Price } from "../money/price.ts";
import { roundDown } from "../money/rounding.ts";
import { isOpenToOthers } from "../offer/moderation.ts";
import { priceOf, takesAmount } from "../offer/offer-price.ts";
import { amountsUpTo } from "../offer/offer-cap.ts";
import { gateRefusals, type GateRefusal } from "../offer/offer-gates.ts";
import { canBePaid, hasPaymentPlace } from "../offer/offer-texts.ts";
import type { Offer, PaymentDetail } from "../offer/offer.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { isHalted, type Halt } from "../halt/halt.ts";
import type { TraderId } from "../id/id.ts";
import { feeOf, type FeeRate } from "../trade/fee.ts";
import type { Instant, Side, TradeMoney } from "../trade/trade.ts";
import { coolDownsOf, isOwnerPaused, limitRefusals, type Eligibility } from "./start-limits.ts";
import type { CoolDownRefusal } from "./cool-down.ts";
import type { Blocks } from "./blocks.ts";
import { isPairFull } from "./pair-limit.ts";
import type { StartPolicy } from "./start-policy.ts";

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
  /** The value of an amount of fiat in US cents; undefined without a rate. */
  readonly usdCents: (fiat: Fiat) => bigint | undefined;
  readonly feeRate: FeeRate;
  readonly owner: Eligibility;
  readonly taker: Eligibility;
  /** Active trades between owner and taker, whoever buys in them. */
  readonly activeTogether: number;
  /** Which of the two blocked the other. */
  readonly blocked: Blocks;
  /** Whether the owner trusts the taker. */
  readonly isTrusted: boolean;
  readonly sellerAvailable: BaseUnits;
  /** What the platform has halted. */
  readonly halts: readonly Halt[];
  readonly now: Instant;
  readonly policy: StartPolicy;
}

/** The resulting trade. */
export interface StartDecision {
  readonly buyerId: TraderId;
  readonly sellerId: TraderId;
  readonly offerOwner: Side;
  readonly money: TradeMoney;
}

/**
 * Why a trade cannot start. All that apply are named, in this order (answers 104):
 *
 * - `trading_halted`: the platform halted trading for a while, of all coins or of this one.
 * - `user_restricted`: the state of the taker's account forbids it.
 * - `security_hold`: the taker would sell, and changed their password or factors within a day.
 * - `opponent_is_blocked`: the taker blocked the offer's owner.
 * - `own_offer`: nobody trades with themselves.
 * - `offer_not_active`: its owner switched it off, or the state of their account or a moderator
 *   did; or its owner blocked the taker, who is not told (decisions, Accounts).
 * - `offer_margin_changed`, `offer_changed`: it is another version than the taker saw, and differs
 *   in its price only, or in more (answers 73).
 * - `trusted_only`, `minimum_required_trades`: the owner of the offer lets in only people whom they
 *   trust, or who completed more trades than the taker.
 * - `no_fresh_rate`: the market price is missing or too old for a margin offer, or the trade's
 *   value is unknown.
 * - `price_moved`: the market moved against the taker by more than they have to bear; `quote` is
 *   the new one.
 * - `amount_too_small`, `amount_not_in_range`
 * - `cool_down_id_not_verified`, `cool_down`, `cool_down_same_offer`: the taker left or let end too
 *   many trades that they were to pay, or one on this offer just now; `until` says when they may
 *   start again.
 * - `max_active_trades_with_partner`: the two already have the maximum number of active trades with
 *   each other.
 * - `max_2_active_trades_id_not_verified`, `max_per_trade_limit`, `reached_daily_compliance_limit`,
 *   `default` (the lifetime limit): the taker's limits.
 * - `offer_not_takeable`: the offer's cap or the owner's limits are reached, or the owner is in
 *   debt, or is the payer and has a cool-down, or did not say where they are paid; their level is
 *   private (answers 120).
 * - `payment_details_needed`: the taker sells, and did not say where they are paid.
 * - `negative_balance`: the taker owes someone whose payment was reversed (answers 105).
 * - `low_balance`: the seller has less than amount and fee, and has to fund the escrow with the
 *   start.
 */
export type StartRefusal =
  | { readonly code: "price_moved"; readonly quote: TradeMoney }
  | CoolDownRefusal
  | {
      readonly code:
        | "trading_halted"
        | "user_restricted"
        | "security_hold"
        | "opponent_is_blocked"
        | "own_offer"
        | "offer_not_active"
        | "offer_margin_changed"
        | "offer_changed"
        | "no_fresh_rate"
        | "amount_too_small"
        | "amount_not_in_range"
        | "max_active_trades_with_partner"
        | "max_2_active_trades_id_not_verified"
        | GateRefusal
        | LimitReason
        | "offer_not_takeable"
        | "payment_details_needed"
        | "negative_balance"
        | "low_balance";
    };

/** The refusal of a start: the first reason, and all of them. */
export interface StartRefused {
  readonly code: StartRefusal["code"];
  readonly all: readonly StartRefusal[];
}

/** T1: decides whether a trade may start, and on what terms. */
export function decideStart(request: StartRequest): Result<StartDecision, StartRefused> {
  const price = priceNow(request);
  const agreed = price && agreedMoney(request, price);
  const refusals = [
    ...offerRefusals(request),
    ...(agreed ? moneyRefusals(request, agreed) : [{ code: "no_fresh_rate" } as const]),
  ];
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

function offerRefusals(request: StartRequest): StartRefusal[] {
  const { offer, takerId, seen, termsVersion, owner, taker, blocked, isTrusted, halts } = request;
  const refusals: StartRefusal[] = [];
  if (isHalted(halts, "trading", offer.asset)) refusals.push({ code: "trading_halted" });
  if (!mayTake(offer, taker.account)) refusals.push({ code: "user_restricted" });
  if (mayTake(offer, taker.account) && isHeldAsTaker(offer, taker.account)) {
    refusals.push({ code: "security_hold" });
  }
  if (blocked.byTaker) refusals.push({ code: "opponent_is_blocked" });
  if (offer.ownerId === takerId) refusals.push({ code: "own_offer" });
  if (!isOpenToOthers(offer) || !isOwnerFree(offer, owner.account) || blocked.byOwner) {
    refusals.push({ code: "offer_not_active" });
  }
  if (seen.offerVersion !== undefined && seen.offerVersion !== offer.version) {
    const isPriceOnly = seen.offerVersion >= termsVersion && seen.offerVersion < offer.version;
    refusals.push({ code: isPriceOnly ? "offer_margin_changed" : "offer_changed" });
  }
  const gates = gateRefusals(offer.gates, { isTrusted, ...taker });
  return [...refusals, ...gates.map((code) => ({ code }))];
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
function priceNow({ offer, market, now, policy }: StartRequest): PriceNow | undefined {
  const isFresh = market !== undefined && now - market.at <= policy.ratesAtMostSeconds * 1_000;
  const agreed = priceOf(offer, isFresh ? market.price : undefined);
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
  { asked, feeRate, usdCents }: StartRequest,
  { agreed, market }: PriceNow,
): TradeMoney {
  const fiat = asked.kind === "fiat" ? asked.fiat : fiatFor(asked.amount, agreed);
  const amount = asked.kind === "fiat" ? cryptoFor(asked.fiat, agreed) : asked.amount;
  return {
    amount,
    fee: feeOf(amount, feeRate),
    cashback: money<AssetCode>(amount.asset, 0n),
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
  const { paymentDetails } = request;
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
  refusals.push(...codes.map((code) => ({ code })));
  if (offer.side === "buy" && !canBePaid(offer.paymentMethod, paymentDetails)) {
    refusals.push({ code: "payment_details_needed" });
  }
  if (taker.inDebt) refusals.push({ code: "negative_balance" });
  const held = amount.units + fee.units + cashback.units;
  if (!offer.deferredEscrow && sellerAvailable < held) {
    refusals.push({ code: "low_balance" });
  }
  return refusals;
}
