import { isBondInsufficient } from "../../domain/bond/bond.ts";
import { takesAmount } from "../../domain/offer/offer-price.ts";
import { hasPaymentPlace } from "../../domain/offer/offer-texts.ts";
import type { Fiat } from "../../domain/money/fiat.ts";
import { refusedUntil } from "../../domain/offer/duty-hours.ts";
import { isOwnerShort, type LevelRules } from "../../domain/offer/level-rules.ts";
import {
  gateRefusals,
  missingTrades,
  newBuyerMost,
  type GateRefusal,
} from "../../domain/offer/offer-gates.ts";
import { remainingOf } from "../../domain/offer/offer-cap.ts";
import { isBeyondGuard } from "../../domain/offer/price-guard.ts";
import { isHalted } from "../../domain/halt/halt.ts";
import {
  isHeldAsTaker,
  isOwnerFree,
  mayTake,
  offerClosed,
  takerAtGates,
} from "../../domain/trade-start/decide-start.ts";
import { openAmounts } from "../../domain/trade-start/open-amounts.ts";
import {
  coolDownsOf,
  firstIdRefusals,
  isOwnerPaused,
  limitRefusals,
} from "../../domain/trade-start/start-limits.ts";
import { takerMost } from "../../domain/trade-start/taker-most.ts";
import { countryRefusals } from "../../domain/trade-start/watched-countries.ts";
import { isPairFull } from "../../domain/trade-start/pair-limit.ts";
import { noBlocks } from "../../domain/trade-start/blocks.ts";
import type { StartPolicy } from "../../domain/trade-start/start-policy.ts";
import { byRefusalOrder } from "../../domain/trade-start/start-refusal.ts";
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
        const { cap, reader: taker } = eligibility;
        const ofTaker = taker && {
          known: taker.known,
          missingTrades: missingTrades(offer.gates, taker.eligibility),
        };
        return [[offer.id, { ...obstacle, ...ofTaker, ...(cap && { cap }) }] as const];
      }),
    );
  };
}

/** The first of the refusals that a start would get, and what else the viewer is shown of the offer. */
function obstacleOf(
  priced: PricedOffer,
  eligibility: OfferEligibility,
  prices: MarketPrices,
  { start: policy, offer: levelRules }: ObstaclePolicy,
  viewer: Actor | undefined,
): Obstacle {
  const { offer, price, feeRate, quote } = priced;
  const { cap, owner, ownerAvailable, reader } = eligibility;
  const usdCents = (fiat: Fiat) => prices.usdCents(fiat);
  const blocked = reader?.blocked ?? noBlocks;
  const gates = gatesOf(priced, eligibility, policy, viewer);
  const funds = price && { available: ownerAvailable, price, feeRate };
  const open = openAmounts(offer, cap && remainingOf(cap), funds);
  const amounts = open.open ? open.amounts : offer.amounts;
  const value = quote && usdCents(quote.fiat);
  const lacksBond = isBondInsufficient(offer, owner.bond, policy.bond);
  const refusals: readonly RefusedNow[] = [
    ...accountRefusals(priced, eligibility, viewer),
    ...homesRefusals(priced, eligibility, policy),
    ...gates.map((code) => ({ code })),
    ...when(isOwnerShort(owner, offer.paymentMethod, value, levelRules), "owner_not_id_verified"),
    ...when(lacksBond, "bond_required"),
    ...when(!open.open, "offer_not_takeable"),
    ...when(quote && !takesAmount({ ...offer, amounts }, quote.fiat), "amount_not_in_range"),
    ...partiesRefusals(priced, eligibility, value, policy),
  ];
  const [first] = refusals.toSorted(byRefusalOrder);
  const isHidden =
    !isOwnerFree(offer, owner.account) ||
    blocked.byOwner ||
    blocked.byTaker ||
    lacksBond ||
    isBeyondGuard(offer, priced.market) ||
    gates.some((each) => hidingGates.has(each)) ||
    (!open.open && open.by === "balance");
  if (first) return { amounts, obstacle: first.code, until: first.until, isHidden };
  const most =
    reader && price && takerMost(offer, amounts, { ...reader, price, feeRate, usdCents }, policy);
  return { amounts, isHidden, ...(most && { most }) };
}

/** A refusal, and when it ends where only time is missing. */
interface RefusedNow {
  readonly code: TakeObstacle;
  readonly until?: Instant;
}

function when(isRefused: boolean | undefined, code: TakeObstacle): readonly RefusedNow[] {
  return isRefused ? [{ code }] : [];
}

/** Whom the owner trusts is their business, and visitors find an offer for members once they sign in. */
const hidingGates: ReadonlySet<GateRefusal> = new Set([
  "trusted_only",
  "anonymous_user_restricted",
]);

/** The gates that keep the viewer out; an owner passes their own. */
function gatesOf(
  { offer }: PricedOffer,
  { reader }: OfferEligibility,
  policy: StartPolicy,
  viewer: Actor | undefined,
): readonly GateRefusal[] {
  if (viewer?.traderId === offer.ownerId) return [];
  const facts = reader && takerAtGates(reader.eligibility, reader.known, policy);
  return gateRefusals(offer.gates, facts);
}

/** What the platform, the accounts of the two, and the offer's state refuse. */
function accountRefusals(
  { offer, market, now }: PricedOffer,
  { owner, reader, halts }: OfferEligibility,
  viewer: Actor | undefined,
): readonly RefusedNow[] {
  const taker = reader?.eligibility.account;
  const isBarred = taker !== undefined && !mayTake(offer, taker);
  const blocked = reader?.blocked ?? noBlocks;
  const takerId = viewer?.traderId;
  const closed = offerClosed({ offer, takerId, owner, blocked, known: reader?.known, market, now });
  const until = refusedUntil(offer.dutyHours, now);
  return [
    ...when(isHalted(halts, "trading", offer.asset), "trading_halted"),
    ...when(isBarred, "user_restricted"),
    ...when(taker && !isBarred && isHeldAsTaker(offer, taker), "security_hold"),
    ...when(reader?.blocked.byTaker, "opponent_is_blocked"),
    ...(closed ? [{ code: closed }] : []),
    ...(until === undefined ? [] : [{ code: "outside_duty_hours" as const, until }]),
  ];
}

/** What the countries of the two refuse. */
function homesRefusals(
  priced: PricedOffer,
  { owner, reader }: OfferEligibility,
  policy: StartPolicy,
): readonly RefusedNow[] {
  const { idLevel, watchedCountries } = policy;
  const homes = { owner: priced.owner.country, taker: reader?.known.country };
  const taker = reader?.eligibility.level ?? idLevel;
  const hasId = { owner: owner.level >= idLevel, taker: taker >= idLevel };
  return [
    ...countryRefusals(homes, hasId, watchedCountries),
    ...firstIdRefusals(owner, reader?.eligibility, policy),
  ];
}

/** What the limits, debts and balances of the two refuse, for a trade of this value in US cents. */
function partiesRefusals(
  { offer, quote, now }: PricedOffer,
  { owner, ownerAvailable, reader }: OfferEligibility,
  usdCents: bigint | undefined,
  policy: StartPolicy,
): readonly RefusedNow[] {
  const isShut =
    owner.inDebt || !hasPaymentPlace(offer) || isOwnerPaused(offer, owner, now, policy);
  const shut = when(isShut, "offer_not_takeable");
  if (!quote) return shut;
  const taker = reader?.eligibility;
  const newMost = reader && newBuyerMost(offer, reader.known);
  const available = offer.side === "sell" ? ownerAvailable : reader?.available;
  const held = quote.crypto.units + quote.fee.units + quote.cashback.units;
  const isShort = !offer.deferredEscrow && available !== undefined && available < held;
  const limits = usdCents === undefined ? [] : limitRefusals(owner, taker, usdCents, policy);
  return [
    ...(taker ? coolDownsOf(taker, offer.id, now, policy) : []),
    ...when(
      reader && isPairFull({ offer, owner, taker: reader.eligibility, ...reader }, policy.pair),
      "max_active_trades_with_partner",
    ),
    ...when(newMost && quote.fiat.minor > newMost.minor, "new_buyer_trade_limit"),
    ...limits.map((code) => ({ code })),
    ...shut,
    ...when(taker?.inDebt, "negative_balance"),
    ...when(isShort, "low_balance"),
  ];
}
