import type { ExchangeRate } from "../../domain/market/exchange-rate.ts";
import type { OfferId, TraderId } from "../../domain/id/id.ts";
import type { Promotion } from "../../domain/offer/promotion.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** The promotions of owners' offers. */
export interface Promotions {
  /** How many the owner asked for in this calendar month, UTC. */
  usedThisMonth(ownerId: TraderId): Promise<number>;
  /**
   * Keeps a promotion, unless the owner already asked for `most` in this month or another one of the
   * same offer runs or is still to begin. Those of one owner are counted one after the other.
   */
  add(
    owner: { readonly ownerId: TraderId; readonly offerId: OfferId },
    promotion: Promotion,
    most: number,
  ): Promise<"added" | "none_left" | "running">;
  /** Marks the offers whose promotion runs now, and no others. */
  showRunning(): Promise<void>;
}

/** Where an offer stands in the list of its coin, currency and side. */
export interface OfferPositions {
  /**
   * From one; undefined if it is not listed, or beyond a thousand.
   *
   * - `marketScaled`: undefined if there is no market price.
   * - `basisPoints`: as if it had this margin.
   */
  positionOf(
    offerId: OfferId,
    marketScaled: bigint | undefined,
    exchangeRates: readonly ExchangeRate[],
    basisPoints?: number,
  ): Promise<number | undefined>;
}

/** The penalties of offers. */
export interface Penalties {
  /** Gives and takes penalties by how their owners treated who took them lately. */
  review(shown: {
    readonly since: Instant;
    /** The points for so many trades. */
    readonly pointsFor: (trades: number) => number;
  }): Promise<void>;
  /** Takes a penalty back; false if there is none any more. */
  reset(ownerId: TraderId, offerId: OfferId, at: Instant): Promise<boolean>;
}
