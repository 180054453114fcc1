import { assets, type RealAsset } from "../money/asset.ts";

/** The pairs that are traded on the order book (answers 128). */
export const spotPairs = ["BTC-USDT", "ETH-USDT"] as const;
export type SpotPair = (typeof spotPairs)[number];

/** What every price is in. */
export const spotQuote = "USDT" satisfies RealAsset;

/** A coin that is traded for USDT. */
type SpotBase = Exclude<RealAsset, typeof spotQuote>;

/**
 * What one pair is traded in. A price is a number of millionths of a USDT for a whole coin.
 *
 * - `tick`: the smallest step of a price.
 * - `lot`: the smallest step of a quantity, in base units of the coin.
 *
 * One lot at one tick is a whole number of base units of USDT, so the value of an order is exact.
 */
export interface SpotMarket {
  readonly pair: SpotPair;
  readonly base: SpotBase;
  readonly tick: bigint;
  readonly lot: bigint;
}

export const spotMarkets: { readonly [Pair in SpotPair]: SpotMarket } = {
  // 0.1 USDT, 0.00001 BTC
  "BTC-USDT": { pair: "BTC-USDT", base: "BTC", tick: 100_000n, lot: 1_000n },
  // 0.01 USDT, 0.0001 ETH
  "ETH-USDT": { pair: "ETH-USDT", base: "ETH", tick: 10_000n, lot: 100_000_000_000_000n },
};

/** The market of a coin; undefined for one that is not traded there. */
export function spotMarketOf(code: string): SpotMarket | undefined {
  return spotPairs.map((pair) => spotMarkets[pair]).find(({ base }) => base === code);
}

/** What a quantity costs, in base units of USDT; exact for whole lots at whole ticks. */
export function spotValue({ base }: SpotMarket, price: bigint, quantity: bigint): bigint {
  const coin = 10n ** BigInt(assets[base].baseUnitDigits);
  const product = price * quantity;
  if (product % coin !== 0n) throw new RangeError(`${quantity} at ${price} is no whole value`);
  return product / coin;
}
