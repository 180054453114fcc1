import { takesAmount } from "../../domain/offer/offer-price.ts";
import { hasPaymentPlace } from "../../domain/offer/offer-texts.ts";
import type { Fiat } from "../../domain/money/fiat.ts";
import { refusedUntil } from "../../domain/offer/duty-hours.ts";
import { isOwnerShort, type LevelRules } from "../../domain/offer/level-rules.ts";
import { gateRefusals, newBuyerMost, type GateRefusal } from "../../domain/offer/offer-gates.ts";
import { remainingOf } from "../../domain/offer/offer-cap.ts";
import { isHalted } from "../../domain/halt/halt.ts";
import {
  isHeldAsTaker,
  isOwnerFree,
  mayTake,
  takerAtGates,
} from "../../domain/trade-start/decide-start.ts";
import { openAmounts } from "../../domain/trade-start/open-amounts.ts";
import {
  coolDownsOf,
  isOwnerPaused,
  limitRefusals,
} from "../../domain/trade-start/start-limits.ts";
import { takerMost } from "../../domain/trade-start/taker-most.ts";
import { isPairFull } from "../../domain/trade-start/pair-limit.ts";
import type { StartPolicy } from "../../domain/trade-start/start-policy.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { OfferEligibility, OfferViews } from "../ports/offer-store.ts";
import type { Current } from "../ports/current-policy.ts";
import type { FindObstacles, Obstacle, PricedOffer, TakeObstacle } from "./offer-in-view.ts";

/** What prevents a start, and what owners need a verified ID for. */
interface ObstaclePolicy {
  readonly start: StartPolicy;
  readonly offer: LevelRules;
}

/** Checks a page of offers against the start rules, for one viewer, with one query. */
export function obstaclesByStartRules(
  views: OfferViews,
  prices: MarketPrices,
  current: Current<ObstaclePolicy>,
): FindObstacles {
  return async (offers, reader) => {
    if (offers.length === 0) return new Map();
    const policy = current();
    const ids = offers.map(({ offer }) => offer.id);
    const eligibilities = await views.eligibilities(ids, reader?.traderId);
    return new Map(
      offers.flatMap((priced) => {
        const { offer } = priced;
        const eligibility = eligibilities.get(offer.id);
        if (!eligibility) return [];
        const obstacle = obstacleOf(priced, eligibility, prices, policy, reader);
        const known = eligibility.reader?.known;
        const { cap } = eligibility;
        return [[offer.id, { ...obstacle, ...(known && { known }), ...(cap && { cap }) }] as const];
      }),
    );
  };
}

function obstacleOf(
  priced: PricedOffer,
  eligibility: OfferEligibility,
  prices: MarketPrices,
  { start: policy, offer: levelRules }: ObstaclePolicy,
  viewer: Actor | undefined,
): Obstacle {
  const { offer, price, feeRate, quote } = priced;
  const { cap, owner, ownerAvailable, reader, halts } = eligibility;
  if (!isOwnerFree(offer, owner.account)) return { obstacle: "offer_not_active", isHidden: true };
  if (reader?.blocked.byOwner) return { obstacle: "offer_not_active", isHidden: true };
  if (reader?.blocked.byTaker) return { obstacle: "opponent_is_blocked", isHidden: true };
  if (isHalted(halts, "trading", offer.asset)) return { obstacle: "trading_halted" };
  if (reader && !mayTake(offer, reader.eligibility.account)) return { obstacle: "user_restricted" };
  if (reader && isHeldAsTaker(offer, reader.eligibility.account)) {
    return { obstacle: "security_hold" };
  }
  const facts = reader && takerAtGates(reader.eligibility, reader.known, policy);
  const gates = gateRefusals(offer.gates, facts);
  const [gate] = gates;
  if (gate && viewer?.traderId !== offer.ownerId) {
    return { obstacle: gate, isHidden: gates.some((each) => hidingGates.has(each)) };
  }
  const until = refusedUntil(offer.dutyHours, priced.now);
  if (until !== undefined) return { obstacle: "outside_duty_hours", until };
  const value = quote && prices.usdCents(quote.fiat);
  if (isOwnerShort(owner, offer.paymentMethod, value, levelRules)) {
    return { obstacle: "owner_not_id_verified" };
  }
  if (!hasPaymentPlace(offer) || owner.inDebt) return { obstacle: "offer_not_takeable" };
  const funds = price && { available: ownerAvailable, price, feeRate };
  const open = openAmounts(offer, cap && remainingOf(cap), funds);
  if (!open.open) return { obstacle: "offer_not_takeable", isHidden: open.by === "balance" };
  if (!quote) return { amounts: open.amounts };
  if (!takesAmount({ ...offer, amounts: open.amounts }, quote.fiat)) {
    return { amounts: open.amounts, obstacle: "amount_not_in_range" };
  }
  const between = partiesObstacle(priced, eligibility, prices, policy);
  if (between.obstacle || !reader || !price) return { amounts: open.amounts, ...between };
  const usdCents = (fiat: Fiat) => prices.usdCents(fiat);
  const most = takerMost(offer, open.amounts, { ...reader, price, feeRate, usdCents }, policy);
  return { amounts: open.amounts, ...(most && { most }) };
}

/** Whom the owner trusts is their business, and visitors find an offer for members once they sign in. */
const hidingGates: ReadonlySet<GateRefusal> = new Set([
  "trusted_only",
  "anonymous_user_restricted",
]);

function partiesObstacle(
  { offer, quote, now }: PricedOffer,
  { owner, ownerAvailable, reader }: OfferEligibility,
  prices: MarketPrices,
  policy: StartPolicy,
): { readonly obstacle?: TakeObstacle; readonly until?: Instant } {
  const [coolDown] = reader ? coolDownsOf(reader.eligibility, offer.id, now, policy) : [];
  if (coolDown) return { obstacle: coolDown.code, until: coolDown.until };
  if (reader && isPairFull({ offer, owner, taker: reader.eligibility, ...reader }, policy.pair)) {
    return { obstacle: "max_active_trades_with_partner" };
  }
  const newMost = reader && newBuyerMost(offer, reader.known);
  if (quote && newMost && quote.fiat.minor > newMost.minor) {
    return { obstacle: "new_buyer_trade_limit" };
  }
  const usdCents = quote && prices.usdCents(quote.fiat);
  if (!quote || usdCents === undefined) return {};
  const [limit] = limitRefusals(owner, reader?.eligibility, usdCents, policy);
  if (limit) return { obstacle: limit };
  if (isOwnerPaused(offer, owner, now, policy)) return { obstacle: "offer_not_takeable" };
  if (reader?.eligibility.inDebt) return { obstacle: "negative_balance" };
  const available = offer.side === "sell" ? ownerAvailable : reader?.available;
  const isShort =
    !offer.deferredEscrow &&
    available !== undefined &&
    available < quote.crypto.units + quote.fee.units + quote.cashback.units;
  return isShort ? { obstacle: "low_balance" } : {};
}
