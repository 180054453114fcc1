import type { NewOffer } from "../../domain/offer/create-offer.ts";
import type { Offer, OfferSide } from "../../domain/offer/offer.ts";
import type { OfferOwner } from "../../domain/offer/offer-policy.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { Fiat, FiatCode } from "../../domain/money/fiat.ts";
import type { Price } from "../../domain/money/price.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** Where offers are kept. */
export interface OfferStore {
  /** What the bounds of an offer depend on; undefined when there is no such trader. */
  owner(traderId: string): Promise<OfferOwner | undefined>;
  /** How many offers a trader made so far. */
  countOf(traderId: string): Promise<number>;
  /**
   * Stores a new offer, unless its owner has `mostActive` active ones already. Two inserts of one
   * owner are judged one after the other.
   */
  insert(offer: NewOffer, mostActive: number): Promise<Offer | "too_many_active_offers">;
}

/** Who made an offer, as anybody may see him. */
export interface OfferOwnerRecord {
  readonly username: string;
  readonly badge: string;
  readonly lastSeenAt: Instant;
  readonly feedbackPositive: number;
  readonly feedbackNegative: number;
  readonly completedTrades: number;
}

/** An offer with its owner, and the database's time at which they were read. */
export interface OfferRecord {
  readonly offer: Offer;
  readonly owner: OfferOwnerRecord;
  readonly now: Instant;
}

/** Offers of one asset and currency that are looked for. */
export interface SoughtPair {
  readonly asset: AssetCode;
  readonly currency: FiatCode;
  /** What the order is reckoned by; where it is missing, margin offers come last. */
  readonly market: Price | undefined;
  /** Only offers that take this amount. */
  readonly asked: Fiat | undefined;
}

/** A place in a list, after an offer. */
export interface OfferPosition {
  /** Grows with the distance of the price from the market; only the list knows how. */
  readonly key: bigint;
  readonly offerId: string;
}

/** Active offers, best first: cheapest first where the owner sells, dearest first where he buys. */
export interface OfferSearch {
  readonly ownerSide: OfferSide;
  readonly pairs: readonly SoughtPair[];
  /** Slugs; undefined asks for every method. */
  readonly paymentMethods: readonly string[] | undefined;
  readonly after: OfferPosition | undefined;
  readonly limit: number;
}

export interface OfferPage {
  readonly offers: readonly OfferRecord[];
  /** How many offers fit, on all pages; counted up to `mostCounted`. */
  readonly total: number;
  /** Where the next page begins; undefined on the last. */
  readonly next: OfferPosition | undefined;
}

/** Beyond this number of offers nobody counts: a list that long is read by nobody. */
export const mostCounted = 1_000;

/** What pages show of offers. Who may see which, the caller has to look at. */
export interface OfferViews {
  record(offerId: string): Promise<OfferRecord | undefined>;
  /** One query, however many filters there are. */
  search(search: OfferSearch): Promise<OfferPage>;
}
