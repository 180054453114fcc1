import type { AssetCode } from "../money/asset.ts";
import type { Fiat } from "../money/fiat.ts";
import type { BaseUnits, Money } from "../money/money.ts";
import { money } from "../money/money.ts";
import { cryptoFor, fiatFor, type Price } from "../money/price.ts";
import { roundDown } from "../money/rounding.ts";
import { priceOf, takesAmount } from "../offer/offer-price.ts";
import type { Offer } from "../offer/offer.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { feeOf, type FeeRate } from "../trade/fee.ts";
import type { Instant, Side, TradeMoney } from "../trade/trade.ts";
import type { StartPolicy } from "./start-policy.ts";

/** How much the taker wants: money that he pays or gets, or crypto. */
export type AskedAmount =
  | { readonly kind: "fiat"; readonly fiat: Fiat }
  | { readonly kind: "crypto"; readonly amount: Money };

/** What counts for a person's limits. */
export interface Standing {
  readonly level: number;
  readonly activeTrades: number;
}

/** All that the start of a trade is judged by: values of one moment. */
export interface StartRequest {
  readonly offer: Offer;
  readonly takerId: string;
  readonly asked: AskedAmount;
  /** What the taker saw; without it the price and offer of the moment hold (bots). */
  readonly seen: { readonly price?: Price; readonly offerVersion?: number };
  /** The market price and when it was true; undefined when there is none. */
  readonly market: { readonly price: Price; readonly at: Instant } | undefined;
  /** The value of an amount of fiat in US cents; undefined without a rate. */
  readonly usdCents: (fiat: Fiat) => bigint | undefined;
  readonly feeRate: FeeRate;
  readonly owner: Standing;
  readonly taker: Standing;
  readonly sellerAvailable: BaseUnits;
  readonly now: Instant;
  readonly policy: StartPolicy;
}

/** What the trade will be. */
export interface StartDecision {
  readonly buyerId: string;
  readonly sellerId: string;
  readonly offerOwner: Side;
  readonly money: TradeMoney;
}

/**
 * Why a trade cannot start. All that apply are named, in this order (answers 104):
 *
 * - `own_offer`: nobody trades with himself.
 * - `offer_not_active`
 * - `offer_changed`: it is another version than the taker saw.
 * - `no_fresh_rate`: the market price is missing or too old for a margin offer, or nothing tells the
 *   trade's value.
 * - `price_moved`: the market moved against the taker by more than he has to bear; `price` is the new
 *   one.
 * - `amount_too_small`, `amount_not_in_range`
 * - `max_2_active_trades_id_not_verified`: the taker's.
 * - `offer_not_takeable`: the owner's limits are reached; his level is nobody's business (answers 120).
 * - `low_balance`: the seller has less than amount and fee.
 */
export type StartRefusal =
  | { readonly code: "price_moved"; readonly price: Price }
  | {
      readonly code:
        | "own_offer"
        | "offer_not_active"
        | "offer_changed"
        | "no_fresh_rate"
        | "amount_too_small"
        | "amount_not_in_range"
        | "max_2_active_trades_id_not_verified"
        | "offer_not_takeable"
        | "low_balance";
    };

/** The refusal of a start: the first reason, and all of them. */
export interface StartRefused {
  readonly code: StartRefusal["code"];
  readonly all: readonly StartRefusal[];
}

/** T1: judges whether a trade may start, and on what terms. */
export function decideStart(request: StartRequest): Result<StartDecision, StartRefused> {
  const priced = priceNow(request);
  const agreed = priced.price && agreedMoney(request, priced.price);
  const refusals = [
    ...offerRefusals(request),
    ...priced.refusals,
    ...(agreed ? moneyRefusals(request, agreed) : []),
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

function offerRefusals({ offer, takerId, seen }: StartRequest): StartRefusal[] {
  const refusals: StartRefusal[] = [];
  if (offer.ownerId === takerId) refusals.push({ code: "own_offer" });
  if (!offer.active) refusals.push({ code: "offer_not_active" });
  if (seen.offerVersion !== undefined && seen.offerVersion !== offer.version) {
    refusals.push({ code: "offer_changed" });
  }
  return refusals;
}

interface Priced {
  readonly price?: { readonly agreed: Price; readonly market: Price };
  readonly refusals: readonly StartRefusal[];
}

/** The price of this moment. Better for the taker than what he saw: he gets it. */
function priceNow({ offer, market, seen, now, policy }: StartRequest): Priced {
  const isFresh = market !== undefined && now - market.at <= policy.ratesAtMostSeconds * 1_000;
  const agreed = priceOf(offer, isFresh ? market.price : undefined);
  if (!agreed) return { refusals: [{ code: "no_fresh_rate" }] };
  const price = { agreed, market: market?.price ?? agreed };
  const hasMoved =
    seen.price !== undefined &&
    worseBasisPoints(offer, seen.price, agreed) > policy.worseAtMostBasisPoints;
  return { price, refusals: hasMoved ? [{ code: "price_moved", price: agreed }] : [] };
}

/** By how much the new price is worse for the taker than the one he saw; below zero is better. */
function worseBasisPoints({ side }: Offer, seen: Price, now: Price): bigint {
  const rise = roundDown((now.scaled - seen.scaled) * 10_000n, seen.scaled);
  return side === "sell" ? rise : 0n - rise;
}

function agreedMoney(
  { asked, feeRate, usdCents }: StartRequest,
  { agreed, market }: NonNullable<Priced["price"]>,
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
    // Nothing is decided on this value when it is not known: `no_fresh_rate` says so.
    usdCents: usdCents(fiat) ?? 0n,
  };
}

function moneyRefusals(request: StartRequest, agreed: TradeMoney): StartRefusal[] {
  const { offer, owner, taker, sellerAvailable, usdCents, policy } = request;
  const { amount, fee, cashback, fiat } = agreed;
  const value = usdCents(fiat);
  const refusals: StartRefusal[] = [];
  if (value === undefined) refusals.push({ code: "no_fresh_rate" });
  if (amount.units === 0n || (value ?? policy.leastUsdCents) < policy.leastUsdCents) {
    refusals.push({ code: "amount_too_small" });
  }
  if (!takesAmount(offer, fiat)) refusals.push({ code: "amount_not_in_range" });
  if (hasTooMany(taker, policy)) refusals.push({ code: "max_2_active_trades_id_not_verified" });
  if (hasTooMany(owner, policy)) refusals.push({ code: "offer_not_takeable" });
  if (sellerAvailable < amount.units + fee.units + cashback.units) {
    refusals.push({ code: "low_balance" });
  }
  return refusals;
}

function hasTooMany({ level, activeTrades }: Standing, policy: StartPolicy): boolean {
  return level < policy.idLevel && activeTrades >= policy.activeWithoutId;
}
