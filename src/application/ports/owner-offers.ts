import type { OfferRecord } from "./offer-store.ts";

/** The offers of one trader, as others may see them. */
export interface OwnerOffers {
  /** The active ones, newest first: no more than a trader may have. Undefined: no such trader. */
  activeOf(username: string): Promise<readonly OfferRecord[] | undefined>;
}
