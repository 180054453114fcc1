import type {
  BookLevel,
  Candle,
  OwnFill,
  PublicFill,
  ViewedBook,
  ViewedSpotOrder,
} from "../../../../application/ports/spot-views.ts";
import type { ShownMarket } from "../../../../application/spot/view-spot.ts";
import { spotMarkets } from "../../../../domain/spot/spot-market.ts";
import type { SpotPolicy } from "../../../../domain/spot/spot-policy.ts";
import type {
  OwnSpotFillView,
  SpotBookView,
  SpotCandleView,
  SpotMarketView,
  SpotOrderView,
  SpotTermsView,
  SpotTradeView,
} from "../../contract/spot/spot-views.ts";

const textOf = (units: bigint | undefined) => (units === undefined ? null : String(units));
const timeOf = (at: number) => new Date(at).toISOString();

export function presentMarket({ pair, day, isHalted, reference }: ShownMarket): SpotMarketView {
  const { base, tick, lot } = spotMarkets[pair];
  return {
    pair,
    cryptoCurrencyCode: base,
    priceStep: String(tick),
    amountStep: String(lot),
    lastPrice: textOf(day.last),
    priceBefore: textOf(day.before),
    highestPrice: textOf(day.highest),
    lowestPrice: textOf(day.lowest),
    bestBid: textOf(day.bestBid),
    bestAsk: textOf(day.bestAsk),
    referencePrice: textOf(reference),
    amount24h: String(day.quantity),
    value24h: String(day.value),
    isHalted,
  };
}

export function presentTerms(policy: SpotPolicy): SpotTermsView {
  return {
    makerFeeBasisPoints: policy.makerFeeBasisPoints,
    takerFeeBasisPoints: policy.takerFeeBasisPoints,
    minimumValue: String(policy.leastUsdCents * 10_000n),
    maximumValue: String(policy.mostUsdCents * 10_000n),
    protectionBasisPoints: policy.protectionBasisPoints,
    mostOpenOrders: policy.mostOpenOrders,
  };
}

export function presentBook({ version, bids, asks }: ViewedBook): SpotBookView {
  const level = ({ price, quantity }: BookLevel) => ({
    price: String(price),
    amount: String(quantity),
  });
  return { version, bids: bids.map(level), asks: asks.map(level) };
}

export function presentTrade({
  number,
  price,
  quantity,
  takerSide,
  at,
}: PublicFill): SpotTradeView {
  return {
    number,
    price: String(price),
    amount: String(quantity),
    takerSide,
    at: timeOf(at),
  };
}

export function presentCandle(candle: Candle): SpotCandleView {
  return {
    start: timeOf(candle.start),
    open: String(candle.open),
    highest: String(candle.highest),
    lowest: String(candle.lowest),
    close: String(candle.close),
    amount: String(candle.quantity),
  };
}

export function presentOrder(order: ViewedSpotOrder): SpotOrderView {
  return {
    id: order.id,
    pair: order.pair,
    side: order.side,
    type: order.kind,
    price: String(order.price),
    amount: String(order.quantity),
    filledAmount: String(order.filled),
    filledValue: String(order.value),
    feeAmount: String(order.fee),
    placedAt: timeOf(order.placedAt),
    endedAt: order.endedAt === undefined ? null : timeOf(order.endedAt),
    end: order.end ?? null,
  };
}

export function presentFill(fill: OwnFill): OwnSpotFillView {
  return {
    id: `${fill.pair}:${fill.number}`,
    pair: fill.pair,
    orderId: fill.orderId,
    side: fill.side,
    isMaker: fill.isMaker,
    price: String(fill.price),
    amount: String(fill.quantity),
    value: String(fill.value),
    feeAmount: String(fill.fee),
    at: timeOf(fill.at),
  };
}
