import type { OfferSort } from "./offer-sorts.ts";
import type { OfferSide } from "./offer.ts";

/** What somebody looks for among offers. An absent field does not filter. */
export interface OfferFilters {
  /** What the visitor does. */
  readonly type: OfferSide;
  readonly cryptoCurrencyId?: number;
  readonly currency?: string;
  /** What they want to trade, as typed; without a currency, in that of each offer. */
  readonly fiat?: string;
  /** Whether `fiat` is in US dollars, whatever the currency. */
  readonly isInDollars?: boolean;
  /** Bounds between which the offer has to accept some amount, in its currency. */
  readonly amountFrom?: string;
  readonly amountTo?: string;
  readonly paymentMethod?: string;
  readonly group?: string;
  readonly area?: "otc" | "gift-cards";
  /** Only methods that can be used in this country. */
  readonly visitorCountry?: string;
  /** Only methods that are of the visitor's country alone. */
  readonly isLocalized?: boolean;
  /** Owners who say that they live there. */
  readonly ownerCountry?: string;
  /** Owners with any of these badges. */
  readonly badges?: readonly string[];
  /** Offers with all of these tags, by their slugs. */
  readonly tags?: readonly string[];
  /** Offers that name any of these as what card numbers begin with. */
  readonly binCodes?: readonly string[];
  /** Offers that name any of these countries as those of cards. */
  readonly cardRegions?: readonly string[];
  /** The region where cash changes hands, or one that it is a part of. */
  readonly locationId?: number;
  readonly isOwnerOnline?: boolean;
  readonly isOwnerVerified?: boolean;
  /** Only those that ask for no completed trades, and limit new buyers (answers 4). */
  readonly isForNewBuyers?: boolean;
  /** Only those that the visitor can take now. */
  readonly isAcceptable?: boolean;
  /** Only those of traders whom the visitor blocked: other lists leave them out. */
  readonly isOfBlocked?: boolean;
  readonly sort?: OfferSort;
}
