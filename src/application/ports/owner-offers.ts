import type { TraderId } from "../../domain/id/id.ts";
import type { OfferRecord } from "./offer-store.ts";

/** The offers of one trader, as others may see them. */
export interface OwnerOffers {
  /**
   * The active ones, newest first: no more than a trader may have. Undefined: nobody of that
   * name whom the reader can meet.
   */
  activeOf(
    username: string,
    readerId: TraderId | undefined,
  ): Promise<readonly OfferRecord[] | undefined>;
}
