import type { NewOffer } from "../../domain/offer/create-offer.ts";
import type { OfferCap } from "../../domain/offer/offer-cap.ts";
import type { Offer, OfferSide } from "../../domain/offer/offer.ts";
import type { OfferOwner } from "../../domain/offer/offer-policy.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { Fiat, FiatCode } from "../../domain/money/fiat.ts";
import type { BaseUnits } from "../../domain/money/money.ts";
import type { Price } from "../../domain/money/price.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { OfferId, TraderId } from "../../domain/id/id.ts";
import type { Eligibility } from "../../domain/trade-start/start-limits.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { CommandKey, KnownKey } from "./commit.ts";

/** Where offers are kept. */
export interface OfferStore {
  /** What the bounds of an offer depend on; undefined when there is no such trader. */
  owner(traderId: TraderId): Promise<OfferOwner | undefined>;
  /** How many offers a trader made so far. */
  countOf(traderId: TraderId): Promise<number>;
  /**
   * Stores a new offer with the key of its command, unless its owner has `mostActive` active ones
   * already. Two inserts of one owner are judged one after the other. What the key is known for is
   * given instead of a second offer.
   */
  insert(offer: NewOffer, mostActive: number, key?: CommandKey): Promise<InsertOutcome>;
  /** An offer of that owner; undefined when it is not his, or deleted. */
  own(ownerId: TraderId, offerId: OfferId): Promise<OwnOffer | undefined>;
  /** All offers of an owner that are not deleted, newest first. */
  listOwn(ownerId: TraderId): Promise<readonly OwnOffer[]>;
  /**
   * Stores all changes of one owner's offers or none. Each is stored only over the version before its
   * own; a cap only where it holds what is reserved and used. Offers are switched on only as far as
   * the owner has at most `mostActive` then.
   */
  store(
    ownerId: TraderId,
    changes: readonly OfferChange[],
    mostActive: number,
  ): Promise<StoreOutcome>;
}

/** What became of a new offer; a command that is known answers with the offer's id. */
export type InsertOutcome =
  | { readonly outcome: "stored"; readonly offer: Offer }
  | { readonly outcome: "too_many_active_offers" }
  | KnownKey;

/** What became of changes. On `conflict` something else was changed in between: judge again. */
export type StoreOutcome = "stored" | "conflict" | "too_many_active_offers";

/** An offer as its owner sees it. */
export interface OwnOffer {
  readonly offer: Offer;
  readonly cap: OfferCap | undefined;
  /** What running trades hold, also of an offer without a cap. */
  readonly reserved: Fiat;
  /** The database's time at which it was read. */
  readonly now: Instant;
}

/** The next version of an offer. */
export interface OfferChange {
  readonly offer: Offer;
  /** Nothing but the price differs from the version before. */
  readonly priceOnly: boolean;
  /** The new cap; an amount of undefined takes it away. What was used is kept while one is set. */
  readonly cap?: { readonly amount: Fiat | undefined };
  /** Nobody finds it from then on. */
  readonly deleted?: true;
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
  readonly offerId: OfferId;
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
  record(offerId: OfferId): Promise<OfferRecord | undefined>;
  /** One query, however many filters there are. */
  search(search: OfferSearch): Promise<OfferPage>;
  /**
   * What counts for starts on these offers by a reader, by the offers' ids: one query, however many
   * there are, and one for all who ask at the same moment.
   */
  eligibilities(
    offerIds: readonly OfferId[],
    readerId: string | undefined,
  ): Promise<ReadonlyMap<string, OfferEligibility>>;
}

/** What the start of a trade depends on besides the offer itself. */
export interface OfferEligibility {
  readonly cap: OfferCap | undefined;
  readonly owner: Eligibility;
  /** What the owner can use of the offer's asset. */
  readonly ownerAvailable: BaseUnits;
  readonly reader: OfferReader | undefined;
  /** What the platform has halted. */
  readonly halts: readonly Halt[];
}

/** What the start depends on of the reader. */
interface OfferReader {
  readonly eligibility: Eligibility;
  /** What he can use of the offer's asset. */
  readonly available: BaseUnits;
  /** Active trades between him and the owner, whoever buys in them. */
  readonly activeTogether: number;
}
