import type { Halt } from "../../domain/halt/halt.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { SpotPair } from "../../domain/spot/spot-market.ts";
import type { SpotEnd, SpotOrderKind, SpotSide } from "../../domain/spot/spot-order.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** One price of a book, and how much waits there. */
export interface BookLevel {
  readonly price: bigint;
  readonly quantity: bigint;
}

/** A book, the best prices first. `version` grows with every order that was placed. */
export interface ViewedBook {
  readonly version: number;
  readonly bids: readonly BookLevel[];
  readonly asks: readonly BookLevel[];
}

/** What a market did in the last 24 hours; prices are undefined where nothing was ever traded. */
export interface MarketDay {
  readonly last: bigint | undefined;
  /** The price 24 hours ago, or the first since then. */
  readonly before: bigint | undefined;
  readonly highest: bigint | undefined;
  readonly lowest: bigint | undefined;
  /** In base units of the coin, and of USDT. */
  readonly quantity: bigint;
  readonly value: bigint;
  readonly bestBid: bigint | undefined;
  readonly bestAsk: bigint | undefined;
  readonly halts: readonly Halt[];
}

/** Something that was traded, as everyone sees it. */
export interface PublicFill {
  readonly number: number;
  readonly price: bigint;
  readonly quantity: bigint;
  readonly takerSide: SpotSide;
  readonly at: Instant;
}

/** What was traded in one interval. */
export interface Candle {
  readonly start: Instant;
  readonly open: bigint;
  readonly highest: bigint;
  readonly lowest: bigint;
  readonly close: bigint;
  readonly quantity: bigint;
}

/** An order as its owner sees it. */
export interface ViewedSpotOrder {
  readonly id: string;
  readonly pair: SpotPair;
  readonly side: SpotSide;
  readonly kind: SpotOrderKind;
  readonly price: bigint;
  readonly quantity: bigint;
  readonly filled: bigint;
  /** What its fills are worth in USDT, before fees. */
  readonly value: bigint;
  /** Of what it got: coins of a buyer, USDT of a seller. */
  readonly fee: bigint;
  readonly placedAt: Instant;
  readonly endedAt: Instant | undefined;
  readonly end: SpotEnd | undefined;
}

/** A fill of somebody's order, as they see it. */
export interface OwnFill extends PublicFill {
  readonly pair: SpotPair;
  readonly orderId: string;
  readonly side: SpotSide;
  readonly isMaker: boolean;
  readonly value: bigint;
  readonly fee: bigint;
}

/** An order or a fill as staff see it, with who is behind it. */
interface StaffSpotOrder extends ViewedSpotOrder {
  readonly traderId: TraderId;
  readonly username: string;
}

export interface StaffSpotFill extends PublicFill {
  readonly value: bigint;
  readonly buyer: string;
  readonly seller: string;
  readonly buyerFee: bigint;
  readonly sellerFee: bigint;
}

/** A page of a list, from its first row on. */
export interface SpotPage {
  readonly offset: number;
  readonly limit: number;
}

/** What is shown of markets. */
export interface SpotMarketViews {
  day(pair: SpotPair): Promise<MarketDay>;
  book(pair: SpotPair, levels: number): Promise<ViewedBook>;
  /** The newest first. */
  fills(pair: SpotPair, most: number): Promise<readonly PublicFill[]>;
  /** The newest intervals in which something was traded, the oldest first. */
  candles(pair: SpotPair, seconds: number, most: number): Promise<readonly Candle[]>;
}

/** What people and staff see of orders. Newest first. */
export interface SpotOrderViews {
  orders(
    traderId: TraderId,
    wish: SpotPage & { readonly isOpen: boolean; readonly pair: SpotPair | undefined },
  ): Promise<{ readonly orders: readonly ViewedSpotOrder[]; readonly total: number }>;
  order(traderId: TraderId, id: string): Promise<ViewedSpotOrder | undefined>;
  ownFills(
    traderId: TraderId,
    wish: SpotPage & { readonly pair: SpotPair | undefined },
  ): Promise<{ readonly fills: readonly OwnFill[]; readonly total: number }>;
  /** Orders in the book of a market, without those of the people `without`. */
  openOrders(
    pair: SpotPair,
    without: readonly TraderId[],
    page: SpotPage,
  ): Promise<{ readonly orders: readonly StaffSpotOrder[]; readonly total: number }>;
  marketFills(
    pair: SpotPair,
    page: SpotPage,
  ): Promise<{ readonly fills: readonly StaffSpotFill[]; readonly total: number }>;
}
