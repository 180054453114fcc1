import { Type, type Static } from "typebox";
import { spotPairs } from "../../../../domain/spot/spot-market.ts";
import { spotEnds, spotOrderKinds, spotSides } from "../../../../domain/spot/spot-order.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";

const instant = Type.String({ description: "ISO 8601, UTC" });

/** A market. Prices in millionths of a USDT for a whole coin, amounts in base units, as strings. */
export const spotMarketView = view("SpotMarket", {
  pair: oneOf(spotPairs),
  cryptoCurrencyCode: Type.String(),
  /** The smallest steps of a price and of an amount. */
  priceStep: Type.String(),
  amountStep: Type.String(),
  lastPrice: orNull(Type.String()),
  /** 24 hours ago. */
  priceBefore: orNull(Type.String()),
  highestPrice: orNull(Type.String()),
  lowestPrice: orNull(Type.String()),
  bestBid: orNull(Type.String()),
  bestAsk: orNull(Type.String()),
  /** What it costs elsewhere. */
  referencePrice: orNull(Type.String()),
  /** Traded in the last 24 hours: in the coin, and in USDT. */
  amount24h: Type.String(),
  value24h: Type.String(),
  /** Whether no order is placed now. */
  isHalted: Type.Boolean(),
});

export type SpotMarketView = Static<typeof spotMarketView>;

/** The numbers of the policy that an order form needs. */
export const spotTermsView = view("SpotTerms", {
  makerFeeBasisPoints: Type.Integer(),
  takerFeeBasisPoints: Type.Integer(),
  /** What an order is worth, in base units of USDT. */
  minimumValue: Type.String(),
  maximumValue: Type.String(),
  /** How far from the best price a market order trades. */
  protectionBasisPoints: Type.Integer(),
  mostOpenOrders: Type.Integer(),
});

export type SpotTermsView = Static<typeof spotTermsView>;

const level = closed({ price: Type.String(), amount: Type.String() });

export const spotBookView = view("SpotBook", {
  /** Grows with every order that was placed. */
  version: Type.Integer(),
  /** The best prices first: the highest bid, the lowest ask. */
  bids: Type.Array(level),
  asks: Type.Array(level),
});

export type SpotBookView = Static<typeof spotBookView>;

export const spotTradeView = view("SpotTrade", {
  number: Type.Integer(),
  price: Type.String(),
  amount: Type.String(),
  /** Who came later: a buyer or a seller. */
  takerSide: oneOf(spotSides),
  at: instant,
});

export type SpotTradeView = Static<typeof spotTradeView>;

export const spotCandleView = view("SpotCandle", {
  start: instant,
  open: Type.String(),
  highest: Type.String(),
  lowest: Type.String(),
  close: Type.String(),
  amount: Type.String(),
});

export type SpotCandleView = Static<typeof spotCandleView>;

const orderFields = {
  id: Type.String(),
  pair: oneOf(spotPairs),
  side: oneOf(spotSides),
  type: oneOf(spotOrderKinds),
  /** The limit; of a market order the worst price at which it could trade. */
  price: Type.String(),
  amount: Type.String(),
  filledAmount: Type.String(),
  /** What was traded is worth, in base units of USDT, before fees. */
  filledValue: Type.String(),
  /** In the coin that it got: of a buyer the coin, of a seller USDT. */
  feeAmount: Type.String(),
  placedAt: instant,
  endedAt: orNull(instant),
  /** Why it is not in the book any more; null while it is. */
  end: orNull(oneOf(spotEnds)),
};

export const spotOrderView = view("SpotOrder", orderFields);

export type SpotOrderView = Static<typeof spotOrderView>;

/** An order with the person behind it, for staff. */
export const staffSpotOrderView = view("StaffSpotOrder", {
  ...orderFields,
  traderId: Type.String(),
  username: Type.String(),
});

export const ownSpotFillView = view("OwnSpotFill", {
  /** The pair and the number. */
  id: Type.String(),
  pair: oneOf(spotPairs),
  orderId: Type.String(),
  side: oneOf(spotSides),
  /** Whether the order waited in the book. */
  isMaker: Type.Boolean(),
  price: Type.String(),
  amount: Type.String(),
  value: Type.String(),
  feeAmount: Type.String(),
  at: instant,
});

export type OwnSpotFillView = Static<typeof ownSpotFillView>;

/** A trade with the people behind it, for staff. */
export const staffSpotFillView = view("StaffSpotFill", {
  number: Type.Integer(),
  price: Type.String(),
  amount: Type.String(),
  value: Type.String(),
  takerSide: oneOf(spotSides),
  buyer: Type.String(),
  seller: Type.String(),
  buyerFee: Type.String(),
  sellerFee: Type.String(),
  at: instant,
});
