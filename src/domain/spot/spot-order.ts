import type { TraderId } from "../id/id.ts";
import { money, type Money } from "../money/money.ts";
import { spotMarkets, spotQuote, spotValue, type SpotPair } from "./spot-market.ts";

export const spotSides = ["buy", "sell"] as const;
export type SpotSide = (typeof spotSides)[number];

/** A `limit` order stays in the book until it is cancelled; a `market` order is carried out at once or not at all. */
export const spotOrderKinds = ["limit", "market"] as const;
export type SpotOrderKind = (typeof spotOrderKinds)[number];

/**
 * Why an order is no longer in the book.
 *
 * - `filled`: all of it was traded.
 * - `cancelled`: by its owner.
 * - `unfilled`: the rest of a market order, for which nobody was left within its price.
 * - `self_trade`: its rest would have met an order of the same person: the newer one is cancelled.
 * - `fill_limit`: it met more orders than are traded with at once.
 * - `barred`: its owner may not trade any more.
 */
export const spotEnds = [
  "filled",
  "cancelled",
  "unfilled",
  "self_trade",
  "fill_limit",
  "barred",
] as const;
export type SpotEnd = (typeof spotEnds)[number];

/** What somebody wants to trade. */
export interface SpotWish {
  readonly pair: SpotPair;
  readonly side: SpotSide;
  readonly kind: SpotOrderKind;
  /**
   * Of a limit order its limit; of a market order the worst price that its owner accepts, undefined: that
   * of the policy's protection.
   */
  readonly price: bigint | undefined;
  /** In base units of the coin. */
  readonly quantity: bigint;
}

/** An order in the book. */
export interface SpotOrder {
  readonly id: string;
  readonly pair: SpotPair;
  readonly traderId: TraderId;
  readonly side: SpotSide;
  /** Millionths of a USDT for a whole coin. */
  readonly price: bigint;
  readonly quantity: bigint;
  readonly filled: bigint;
  /** The rate when it was placed, for what it trades from the book. */
  readonly makerFeeBasisPoints: number;
  /** Its place in the order of arrival, in its market. */
  readonly sequence: number;
}

/** What is needed to know what an order holds. */
type Held = Pick<SpotOrder, "pair" | "side" | "price">;

/** What a quantity at the order's price holds: USDT of a buyer, coins of a seller. */
export function spotHold({ pair, side, price }: Held, quantity: bigint): Money {
  const market = spotMarkets[pair];
  return side === "buy"
    ? money(spotQuote, spotValue(market, price, quantity))
    : money(market.base, quantity);
}

/** What the order still holds. */
export function heldBySpotOrder(order: Held & Pick<SpotOrder, "quantity" | "filled">): Money {
  return spotHold(order, order.quantity - order.filled);
}

/** Whether an order at that price trades with one of the other side. */
export function crosses(
  taker: Pick<SpotOrder, "side" | "price">,
  maker: Pick<SpotOrder, "price">,
): boolean {
  return taker.side === "buy" ? maker.price <= taker.price : maker.price >= taker.price;
}
