import type { NewOffer } from "../../domain/offer/create-offer.ts";
import type { OfferCap } from "../../domain/offer/offer-cap.ts";
import type { OfferMarks, OwnMarks } from "../../domain/offer/offer-marks.ts";
import type { Offer, OfferSide } from "../../domain/offer/offer.ts";
import type { TakerFacts } from "../../domain/offer/offer-gates.ts";
import type { OfferSort } from "../../domain/offer/offer-sorts.ts";
import type { OfferOwner } from "../../domain/offer/offer-policy.ts";
import type { ExchangeRate } from "../../domain/market/exchange-rate.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { Fiat, FiatCode } from "../../domain/money/fiat.ts";
import type { BaseUnits, Money } from "../../domain/money/money.ts";
import type { Price } from "../../domain/money/price.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { OfferId, TraderId } from "../../domain/id/id.ts";
import type { Blocks } from "../../domain/trade-start/blocks.ts";
import type { Eligibility } from "../../domain/trade-start/start-limits.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { CommandKey, KnownKey } from "./commit.ts";
import type { ReceivedFeedback } from "./profile-store.ts";

/** The store of offers. */
export interface OfferStore {
  /** What determines the bounds of an offer; undefined when there is no such trader. */
  owner(traderId: TraderId): Promise<OfferOwner | undefined>;
  /** How many offers a trader has created so far. */
  countOf(traderId: TraderId): Promise<number>;
  /**
   * Stores a new offer with the key of its command, unless its owner already has `mostActive`
   * active ones; special ones that are open count. Two inserts of one owner run one after the other. If the key is known, its result
   * is returned instead of a second offer.
   */
  insert(offer: NewOffer, mostActive: number, key?: CommandKey): Promise<InsertOutcome>;
  /** An offer of that owner; undefined when it is not theirs, or deleted. */
  own(ownerId: TraderId, offerId: OfferId): Promise<OwnOffer | undefined>;
  /** All offers of an owner to everybody that are not deleted, newest first. */
  listOwn(ownerId: TraderId): Promise<readonly OwnOffer[]>;
  /**
   * Stores all changes of one owner's offers or none. Each is stored only over the version before
   * its own; a cap only if it covers what is reserved and used. Offers are switched on only as far
   * as the owner then has at most `mostActive`.
   */
  store(
    ownerId: TraderId,
    changes: readonly OfferChange[],
    mostActive: number,
  ): Promise<StoreOutcome>;
}

/** The result of a new offer; for a known command it is that offer's id. */
export type InsertOutcome =
  | { readonly outcome: "stored"; readonly offer: Offer }
  | { readonly outcome: "too_many_active_offers" }
  | KnownKey;

/** The result of changes. On `conflict` something else was changed in between: decide again. */
export type StoreOutcome = "stored" | "conflict" | "too_many_active_offers";

/** An offer as its owner sees it. */
export interface OwnOffer {
  readonly offer: Offer;
  readonly cap: OfferCap | undefined;
  /** What running trades hold, also for an offer without a cap. */
  readonly reserved: Fiat;
  readonly marks: OwnMarks;
  /** The database's time at which it was read. */
  readonly now: Instant;
}

/** The next version of an offer. */
export interface OfferChange {
  /** The version that was decided on. */
  readonly before: OwnOffer;
  readonly offer: Offer;
  /** Only the price differs from the previous version. */
  readonly priceOnly: boolean;
  /** The new cap; an undefined amount removes it. The used part is kept while one is set. */
  readonly cap?: { readonly amount: Fiat | undefined };
  /** From then on it cannot be found. */
  readonly deleted?: true;
  /** What its owner is told of it. */
  readonly news?: "guarded" | "guard_over" | undefined;
}

/** The creator of an offer, as anyone may see them. */
export interface OfferOwnerRecord {
  readonly username: string;
  readonly badge: string;
  /** The name of their picture. */
  readonly avatar: string | undefined;
  /** Where they say that they live. */
  readonly country: string | undefined;
  readonly lastSeenAt: Instant;
  readonly feedbackPositive: number;
  readonly feedbackNegative: number;
  readonly completedTrades: number;
  /** From "paid" to the release, of the last releases; undefined with too few. */
  readonly releaseMedianSeconds: number | undefined;
  /** Their last 30 days, as last counted. */
  readonly month: {
    readonly ended: number;
    readonly endedWell: number;
    readonly volume: Money;
  };
  /** What their points are worth when the offer is ordered, in basis points of its price. */
  readonly rankShift: number;
  /** Whether they prepared a reply that is sent by itself when a trade starts. */
  readonly hasAutoReply: boolean;
}

/** An offer with its owner, and the database's time at which they were read. */
export interface OfferRecord {
  readonly offer: Offer;
  readonly owner: OfferOwnerRecord;
  readonly marks: OfferMarks;
  readonly now: Instant;
}

/** A search for offers of one asset and currency. */
export interface SoughtPair extends SoughtAmounts {
  readonly asset: AssetCode;
  readonly currency: FiatCode;
  /** The price used for ordering; if it is missing, margin offers come last. */
  readonly market: Price | undefined;
  /** What exchanges say of it: offers that follow one are listed only where it is among them. */
  readonly exchangeRates?: readonly ExchangeRate[];
  /**
   * What the currency is worth beside those of the other pairs, for an order by price; if it is
   * missing, its offers come last.
   */
  readonly worth: bigint | undefined;
}

/** The amounts that an offer has to accept, in its currency. */
export interface SoughtAmounts {
  /** This very amount. */
  readonly asked: Fiat | undefined;
  /** Some amount that is no smaller, and no larger. */
  readonly least?: Fiat;
  readonly most?: Fiat;
}

/** Only offers of owners whom all of this is true of. */
export interface SoughtOwners {
  /** Any of them. */
  readonly badges?: readonly string[];
  /** Last seen no longer ago. */
  readonly seenWithinSeconds?: number;
  readonly levelFrom?: number;
  /** Where they say that they live. */
  readonly country?: string;
  /** Who blocked them. */
  readonly blockedBy?: TraderId;
}

/** A place in a list, after an offer. */
export interface OfferPosition {
  /** Grows with what the list is ordered by; only the list can interpret it. */
  readonly key: bigint;
  readonly offerId: OfferId;
}

/**
 * Active offers. By default best first: what the owner's points leave of the price decides, the
 * cheapest first if the owner sells, the most expensive first if they buy.
 */
export interface OfferSearch {
  readonly ownerSide: OfferSide;
  readonly sort: OfferSort;
  readonly pairs: readonly SoughtPair[];
  /** Slugs; undefined means every method. */
  readonly paymentMethods: readonly string[] | undefined;
  readonly owners?: SoughtOwners;
  /** All of them, by their slugs. */
  readonly tags?: readonly string[];
  /** Any of these among what card numbers begin with, any of these countries of cards. */
  readonly binCodes?: readonly string[];
  readonly cardRegions?: readonly string[];
  /** The region where cash changes hands, or one that it is a part of. */
  readonly regionId?: number;
  /** Only those of the OTC desk. */
  readonly isOtc?: boolean;
  /** Only those that ask for no completed trades, and limit new buyers. */
  readonly isForNewBuyers?: boolean;
  /**
   * Without most of those that this viewer cannot see in a list: whom their owners don't let take them, and those whose
   * owner lacks a bond. Undefined leaves out nothing.
   */
  readonly visibleTo?: { readonly readerId: TraderId | undefined };
  readonly after: OfferPosition | undefined;
  readonly limit: number;
}

export interface OfferPage {
  readonly offers: readonly OfferRecord[];
  /** How many offers match, on all pages; counted up to `mostCounted`. */
  readonly total: number;
  /** How many of these were left out up to here, as the viewer cannot see them. */
  readonly left: number;
  /** Where the next page begins; undefined on the last. */
  readonly next: OfferPosition | undefined;
}

/** Counting stops at this number of offers: nobody reads a list that long. */
export const mostCounted = 1_000;

/** What partners said of the owner after trades on an offer. */
export interface OfferFeedback {
  /** A part of it, newest first. */
  readonly items: readonly ReceivedFeedback[];
  /** Of all of it. */
  readonly positive: number;
  readonly negative: number;
}

/** The feedback on offers. The caller has to check who may see which offer. */
export interface OfferFeedbacks {
  ofOffer(
    offer: Pick<Offer, "id" | "ownerId">,
    part: { readonly offset: number; readonly limit: number },
  ): Promise<OfferFeedback>;
}

/** What pages show of offers. The caller has to check who may see which. */
export interface OfferViews {
  record(offerId: OfferId): Promise<OfferRecord | undefined>;
  /** One query, however many filters there are. */
  search(search: OfferSearch): Promise<OfferPage>;
  /**
   * What decides a viewer's starts on these offers, by offer id: one query for any number of
   * offers, and one for all concurrent callers.
   */
  eligibilities(
    offerIds: readonly OfferId[],
    readerId: string | undefined,
  ): Promise<ReadonlyMap<string, OfferEligibility>>;
  /** Whether an offer's terms are others than in the last trade that the viewer took on it. */
  hasNewTerms(offerId: OfferId, readerId: TraderId): Promise<boolean>;
}

/** What the start of a trade depends on besides the offer itself. */
export interface OfferEligibility {
  readonly cap: OfferCap | undefined;
  readonly owner: Eligibility;
  /** The owner's available balance of the offer's asset. */
  readonly ownerAvailable: BaseUnits;
  readonly reader: OfferReader | undefined;
  /** What the platform has halted. */
  readonly halts: readonly Halt[];
}

/** What the start depends on for the viewer. */
interface OfferReader {
  readonly eligibility: Eligibility;
  /** Their available balance of the offer's asset. */
  readonly available: BaseUnits;
  /** Active trades between them and the owner, whoever buys in them. */
  readonly activeTogether: number;
  /** Which of the two blocked the other. */
  readonly blocked: Blocks;
  /** What the owner may know of them. */
  readonly known: TakerFacts;
}
