import type { Halt } from "../../domain/halt/halt.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { SpotPair } from "../../domain/spot/spot-market.ts";
import type { SpotOrder, SpotSide } from "../../domain/spot/spot-order.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** An order in the book, with the version of its row. */
export interface StoredSpotOrder extends SpotOrder {
  readonly version: number;
}

/** What is known of somebody who places an order, and of the book that it meets. */
export interface StoredSpotFacts {
  readonly now: Instant;
  /** Where they live, by their own statement. */
  readonly country: string | undefined;
  /** Whether a claim against them is open, in any asset. */
  readonly inDebt: boolean;
  /** Of what the order gives. */
  readonly available: bigint;
  readonly halts: readonly Halt[];
  readonly openOrders: number;
  /** The version is undefined before the first order of the market. */
  readonly market: {
    readonly version: number | undefined;
    readonly placed: number;
    readonly fills: number;
  };
  /** The best orders of the other side, best first, of one price the oldest first. */
  readonly makers: readonly StoredSpotOrder[];
  /** Which of their owners owe somebody, and in what. */
  readonly debts: readonly { readonly traderId: TraderId; readonly asset: AssetCode }[];
}

/** What is read of orders to decide about them. They are written by commits. */
export interface SpotStore {
  /** `side`: of the order that is placed. `most`: how many orders of the other side it can meet. */
  facts(traderId: TraderId, pair: SpotPair, side: SpotSide, most: number): Promise<StoredSpotFacts>;
  /** One of somebody's orders, with why it ended; undefined where they have no such order. */
  find(
    traderId: TraderId,
    id: string,
  ): Promise<{ readonly order: StoredSpotOrder; readonly isOpen: boolean } | undefined>;
  /** The ids of their orders in the book, oldest first; of one market, if it is named. */
  openIds(traderId: TraderId, pair: SpotPair | undefined): Promise<readonly string[]>;
}
