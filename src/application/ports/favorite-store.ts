import type { OfferRecord } from "./offer-store.ts";

/** Keeps which offers are whose favorites. */
export interface FavoriteStore {
  /** The ids of all that a trader keeps, the newest first. */
  listOf(traderId: string): Promise<readonly string[]>;
  /** Those of the offers that the trader keeps. */
  among(traderId: string, offerIds: readonly string[]): Promise<ReadonlySet<string>>;
  countOf(traderId: string): Promise<number>;
  /** Where it is kept already, nothing changes. */
  add(traderId: string, offerId: string): Promise<void>;
  /** Whether there was one to remove. */
  remove(traderId: string, offerId: string): Promise<boolean>;
}

/** Reads offers by their ids. */
export interface OffersById {
  /** Those that were not deleted, in the order of the ids. */
  recordsOf(offerIds: readonly string[]): Promise<readonly OfferRecord[]>;
}
