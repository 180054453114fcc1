import { assets } from "../money/asset.ts";
import { money, shareOf, type Money } from "../money/money.ts";
import { roundUp } from "../money/rounding.ts";
import { spotMarkets, spotQuote, spotValue } from "./spot-market.ts";
import { crosses, type SpotEnd, type SpotOrder } from "./spot-order.ts";

/** Something that two orders traded, at the price of the one that waited. */
export interface SpotFill {
  readonly maker: SpotOrder;
  readonly price: bigint;
  readonly quantity: bigint;
  /** What the buyer pays and the seller is due, before fees. */
  readonly value: Money;
  /** Of what the buyer gets, in the coin. */
  readonly buyerFee: Money;
  /** Of what the seller gets, in USDT. */
  readonly sellerFee: Money;
}

/** What an order did to the book. */
export interface Matched {
  /** In the order in which they happened. */
  readonly fills: readonly SpotFill[];
  /** Orders of people who may not trade any more, met on the way: they leave the book. */
  readonly barred: readonly SpotOrder[];
  /** What of the order was not traded. */
  readonly rest: bigint;
  /** Why matching ended early; undefined: nothing was left of the order, or nobody within its price. */
  readonly stop: Extract<SpotEnd, "self_trade" | "fill_limit"> | undefined;
}

/** An order that meets the book. */
type Taker = Pick<SpotOrder, "pair" | "traderId" | "side" | "price" | "quantity"> & {
  readonly takerFeeBasisPoints: number;
};

/**
 * Trades an order with the orders of the other side, best price first and of one price the oldest first
 * (the order of `makers`), each at the price of the order that waited.
 *
 * `isBarred`: whether the owner of an order may not trade any more.
 */
export function matchOrder(
  taker: Taker,
  makers: readonly SpotOrder[],
  mostFills: number,
  isBarred: (traderId: string) => boolean,
): Matched {
  const fills: SpotFill[] = [];
  const barred: SpotOrder[] = [];
  let rest = taker.quantity;
  let stop: Matched["stop"];
  for (const maker of makers) {
    if (rest === 0n || !crosses(taker, maker)) break;
    if (fills.length + barred.length >= mostFills) {
      stop = "fill_limit";
      break;
    }
    if (maker.traderId === taker.traderId) {
      stop = "self_trade";
      break;
    }
    if (isBarred(maker.traderId)) {
      barred.push(maker);
      continue;
    }
    const left = maker.quantity - maker.filled;
    const quantity = left < rest ? left : rest;
    fills.push(fillOf(taker, maker, quantity));
    rest -= quantity;
  }
  return { fills, barred, rest, stop };
}

function fillOf(taker: Taker, maker: SpotOrder, quantity: bigint): SpotFill {
  const market = spotMarkets[taker.pair];
  const value = money(spotQuote, spotValue(market, maker.price, quantity));
  const isBuying = taker.side === "buy";
  const [buyerRate, sellerRate] = isBuying
    ? [taker.takerFeeBasisPoints, maker.makerFeeBasisPoints]
    : [maker.makerFeeBasisPoints, taker.takerFeeBasisPoints];
  return {
    maker,
    price: maker.price,
    quantity,
    value,
    buyerFee: spotFee(money(market.base, quantity), buyerRate),
    sellerFee: spotFee(value, sellerRate),
  };
}

/**
 * The fee of what somebody gets: rounded up to whole granules, in favour of the platform, and never more
 * than all of it.
 */
export function spotFee(got: Money, basisPoints: number): Money {
  const share = { numerator: BigInt(basisPoints), denominator: 10_000n };
  const fee = shareOf(got, share, roundUp);
  const most = got.units - (got.units % assets[got.asset].granule);
  return fee.units > most ? money(got.asset, most) : fee;
}
