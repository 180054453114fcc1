import { accountAllows, isHeldAsSeller, type TraderAccount } from "../account/trader-account.ts";
import { isHalted, type Halt } from "../halt/halt.ts";
import { mayMoveCoins, type LevelPolicy } from "../kyc/levels.ts";
import type { RealAsset } from "../money/asset.ts";
import { roundDown, roundUp } from "../money/rounding.ts";
import { spotMarkets, spotQuote, spotValue, type SpotMarket } from "./spot-market.ts";
import { spotHold, type SpotWish } from "./spot-order.ts";
import type { SpotPolicy } from "./spot-policy.ts";

/** What decides about an order before it meets the book, all of one moment. */
export interface SpotFacts {
  readonly account: TraderAccount;
  readonly level: number;
  /** Whether the operator lets nobody trade who lives where the trader does. */
  readonly isCountryClosed: boolean;
  readonly inDebt: boolean;
  /** What they can use of what the order gives. */
  readonly available: bigint;
  readonly halts: readonly Halt[];
  /** How many orders of theirs are in the book of this market. */
  readonly openOrders: number;
  /** The best price of the other side; undefined where nobody is there. */
  readonly bestPrice: bigint | undefined;
  /** What the coin costs elsewhere, in the unit of prices; undefined where nobody knows. */
  readonly reference: bigint | undefined;
}

/** The numbers that decide orders. */
export interface SpotRules {
  readonly spot: SpotPolicy;
  readonly levels: LevelPolicy;
}

/**
 * Why an order was not placed.
 *
 * - `spot_locked`: the state of the account, or a recovery in the last day, lets nothing new begin.
 * - `id_required`, `blocked_in_location`: the published reasons for a blocked wallet (specification, 6).
 * - `spot_debt`: they owe somebody whose payment was reversed.
 * - `spot_halted`: trading, withdrawals or sends of one of the coins are halted, or its market is.
 * - `spot_held`: for a day after a change of password or factors nothing is placed.
 * - `spot_price_step`, `spot_quantity_step`: no whole ticks, or no whole lots.
 * - `spot_too_small`, `spot_too_large`, `balance_too_low`
 * - `spot_price_far`: worse for its owner than the reference rate by more than is allowed.
 * - `spot_too_many`: they have too many orders in this book.
 * - `spot_no_match`: a market order that nobody is there for.
 */
export const spotObstacles = [
  "spot_locked",
  "id_required",
  "blocked_in_location",
  "spot_debt",
  "spot_halted",
  "spot_held",
  "spot_price_step",
  "spot_quantity_step",
  "spot_too_small",
  "spot_too_large",
  "spot_price_far",
  "spot_too_many",
  "balance_too_low",
  "spot_no_match",
] as const;
export type SpotObstacle = (typeof spotObstacles)[number];

/** Halts of what a trade on the book would get around: nobody leaves a halted coin by another. */
const stoppingKinds = ["trading", "withdrawals", "sends", "spot"] as const;

/** The highest price there is, in millionths of a USDT: more cannot be a coin's. */
const highestPrice = 1_000_000_000_000_000n;

/** Whether a market is halted: USDT with all, or its coin. */
export function isSpotHalted(halts: readonly Halt[], { base }: Pick<SpotMarket, "base">): boolean {
  const coins: readonly RealAsset[] = [base, spotQuote];
  return coins.some((asset) => stoppingKinds.some((kind) => isHalted(halts, kind, asset)));
}

/** What keeps an order from meeting the book; `price` is that of `orderPrice`. */
export function spotObstacle(
  wish: SpotWish,
  price: bigint | undefined,
  facts: SpotFacts,
  { spot, levels }: SpotRules,
): SpotObstacle | undefined {
  const { account, level, halts } = facts;
  const market = spotMarkets[wish.pair];
  if (!accountAllows(account, "start_trade")) return "spot_locked";
  if (!mayMoveCoins(level, levels)) return "id_required";
  if (facts.isCountryClosed) return "blocked_in_location";
  if (facts.inDebt) return "spot_debt";
  if (isSpotHalted(halts, market)) return "spot_halted";
  if (isHeldAsSeller(account)) return "spot_held";
  const asked = wish.price ?? market.tick;
  if (asked <= 0n || asked > highestPrice || asked % market.tick !== 0n) return "spot_price_step";
  if (wish.quantity <= 0n || wish.quantity % market.lot !== 0n) return "spot_quantity_step";
  if (price === undefined) return "spot_no_match";
  return valueObstacle(wish, price, facts, spot);
}

function valueObstacle(
  { pair, side, kind, quantity }: SpotWish,
  price: bigint,
  facts: SpotFacts,
  spot: SpotPolicy,
): SpotObstacle | undefined {
  const value = spotValue(spotMarkets[pair], price, quantity);
  const usdtOf = (cents: bigint) => cents * 10_000n;
  if (value < usdtOf(spot.leastUsdCents)) return "spot_too_small";
  if (value > usdtOf(spot.mostUsdCents)) return "spot_too_large";
  if (isFar(side, price, facts.reference, spot.bandBasisPoints)) return "spot_price_far";
  if (kind === "market") return undefined;
  if (facts.openOrders >= spot.mostOpenOrders) return "spot_too_many";
  const held = spotHold({ pair, side, price }, quantity);
  return held.units > facts.available ? "balance_too_low" : undefined;
}

/** Only what is worse for the owner of the order: a buyer may ask for as little as they like. */
function isFar(
  side: SpotWish["side"],
  price: bigint,
  reference: bigint | undefined,
  basisPoints: number,
): boolean {
  if (reference === undefined) return false;
  const band = BigInt(basisPoints);
  return side === "buy"
    ? price * 10_000n > reference * (10_000n + band)
    : price * 10_000n < reference * (10_000n - band);
}

/**
 * The worst price at which an order trades: its limit; of a market order what its owner accepts, and never
 * further from the best price of the book than the policy protects, in whole ticks. Undefined where
 * nobody is there.
 */
export function orderPrice(
  { pair, side, kind, price }: SpotWish,
  bestPrice: bigint | undefined,
  { protectionBasisPoints }: Pick<SpotPolicy, "protectionBasisPoints">,
): bigint | undefined {
  if (kind === "limit") return price;
  if (bestPrice === undefined) return undefined;
  const { tick } = spotMarkets[pair];
  const protection = BigInt(protectionBasisPoints);
  if (side === "buy") {
    const worst = roundDown(bestPrice * (10_000n + protection), 10_000n * tick) * tick;
    return price !== undefined && price < worst ? price : worst;
  }
  const worst = roundUp(bestPrice * (10_000n - protection), 10_000n * tick) * tick;
  return price !== undefined && price > worst ? price : worst;
}
