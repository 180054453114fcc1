import type { TraderId } from "../../domain/id/id.ts";
import type { OfferRecord } from "./offer-store.ts";

/** Offers that only those find whose own terms meet them. */
export interface SilentPool {
  /** Others' offers that may meet one of the trader's own there, newest first: at most a hundred. */
  offersFor(traderId: TraderId): Promise<readonly OfferRecord[]>;
  /** How many offers of the trader are on there. */
  ownCount(traderId: TraderId): Promise<number>;
}
