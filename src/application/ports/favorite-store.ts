import type { OfferId, TraderId } from "../../domain/id/id.ts";
import type { OfferRecord } from "./offer-store.ts";

/** Stores the favorite offers of traders. */
export interface FavoriteStore {
  /** The ids of all of a trader's favorites, newest first. */
  listOf(traderId: TraderId): Promise<readonly string[]>;
  /** Those of the offers that are favorites of the trader. */
  among(traderId: TraderId, offerIds: readonly OfferId[]): Promise<ReadonlySet<string>>;
  /** If it is a favorite already, nothing changes. False where the trader has `most` others. */
  add(traderId: TraderId, offerId: OfferId, most: number): Promise<boolean>;
  /** Whether there was one to remove. */
  remove(traderId: TraderId, offerId: OfferId): Promise<boolean>;
}

/** Reads offers by their ids. */
export interface OffersById {
  /** Those that were not deleted, in the order of the ids. */
  recordsOf(offerIds: readonly OfferId[]): Promise<readonly OfferRecord[]>;
}
