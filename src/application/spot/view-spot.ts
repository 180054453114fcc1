import { isSpotHalted } from "../../domain/spot/decide-spot-order.ts";
import { spotMarkets, spotPairs, type SpotPair } from "../../domain/spot/spot-market.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type {
  Candle,
  MarketDay,
  PublicFill,
  SpotMarketViews,
  ViewedBook,
} from "../ports/spot-views.ts";
import { referencePrice } from "./place-spot-order.ts";

/** A market as everyone sees it. */
export interface ShownMarket {
  readonly pair: SpotPair;
  readonly day: MarketDay;
  /** Whether nothing is placed now. */
  readonly isHalted: boolean;
  /** What the coin costs elsewhere, in the unit of prices; undefined where nobody knows. */
  readonly reference: bigint | undefined;
}

/** How many prices of each side are shown, how many fills, and how many intervals. */
const mostLevels = 25;
const mostFills = 50;
const mostCandles = 200;

/** Shows what markets do. */
export class ViewSpot {
  readonly #views: SpotMarketViews;
  readonly #prices: Pick<MarketPrices, "quote">;

  constructor(views: SpotMarketViews, prices: Pick<MarketPrices, "quote">) {
    this.#views = views;
    this.#prices = prices;
  }

  markets(): Promise<readonly ShownMarket[]> {
    return Promise.all(
      spotPairs.map(async (pair) => {
        const day = await this.#views.day(pair);
        return {
          pair,
          day,
          isHalted: isSpotHalted(day.halts, spotMarkets[pair]),
          reference: referencePrice(pair, this.#prices),
        };
      }),
    );
  }

  book(pair: SpotPair): Promise<ViewedBook> {
    return this.#views.book(pair, mostLevels);
  }

  fills(pair: SpotPair): Promise<readonly PublicFill[]> {
    return this.#views.fills(pair, mostFills);
  }

  candles(pair: SpotPair, seconds: number): Promise<readonly Candle[]> {
    return this.#views.candles(pair, seconds, mostCandles);
  }
}
