import type { PersonName } from "../../domain/account/full-name.ts";
import type { Relation } from "../../domain/contact/relation.ts";
import type { FeedbackType } from "../../domain/feedback/feedback.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { DutyHours } from "../../domain/offer/duty-hours.ts";
import type { Money } from "../../domain/money/money.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** What is known of a trader; their name is for whom they chose (`shownName`). */
export interface ProfileRecord {
  readonly traderId: TraderId;
  readonly username: string;
  readonly badge: string;
  /** The name of their picture. */
  readonly avatar: string | undefined;
  readonly bio: string;
  readonly statusMessage: string;
  /** Languages they trade in (ISO 639-1). */
  readonly vendorLanguages: readonly string[];
  /** When a vendor is there. */
  readonly openingHours: DutyHours | undefined;
  /** When their holiday ends; undefined without one. */
  readonly holidayUntil: Instant | undefined;
  readonly name: PersonName;
  readonly registeredAt: Instant;
  readonly lastSeenAt: Instant;
  readonly feedbackPositive: number;
  readonly feedbackNegative: number;
  readonly completedTrades: number;
  /** With how many people they completed a trade. */
  readonly partners: number;
  /** By coin, of their completed trades; only its class is shown (`volumeClass`). */
  readonly traded: readonly Money[];
  /** Trades that ended in the last 30 days, and how many of them were completed. */
  readonly lastMonth: { readonly trades: number; readonly completed: number };
  /** From "paid" to the release, of the last releases; undefined with too few. */
  readonly releaseMedianSeconds: number | undefined;
  readonly hasConfirmedEmail: boolean;
  /** Of their confirmed phone number, ISO 3166-1 alpha-2. */
  readonly phoneCountry: string | undefined;
  /** From where they were active last, as the address says; ISO 3166-1 alpha-2. */
  readonly seenCountry: string | undefined;
  readonly level: number;
  /** How many trades they completed with the viewer. */
  readonly tradesWithReader: number;
  /** Whether they trust the viewer. */
  readonly trustsReader: boolean;
  /** What the viewer thinks of them. */
  readonly readersRelation: Relation;
  /** How many people trust them, and how many blocked them. */
  readonly trustedCount: number;
  readonly blockedCount: number;
  /** The database's time at which this was read. */
  readonly now: Instant;
}

/** Feedback that a trader received, as anyone may read it. */
export interface ReceivedFeedback {
  readonly author: string;
  readonly type: FeedbackType;
  readonly text: string;
  readonly at: Instant;
  readonly reply: string | undefined;
  /** A slug from the catalogue. */
  readonly paymentMethod: string;
  readonly currency: string;
}

/** A part of a list, newest first; without a type, of both. */
export interface FeedbackWish {
  readonly type: FeedbackType | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** What pages show of traders. */
export interface ProfileStore {
  /** Ignores the case of the name; a name that only looks like it does not match. */
  byName(username: string, readerId: string | undefined): Promise<ProfileRecord | undefined>;
  byId(traderId: TraderId, readerId: string | undefined): Promise<ProfileRecord | undefined>;
  /** Counts all of that type. */
  feedback(
    traderId: TraderId,
    wish: FeedbackWish,
  ): Promise<{ readonly items: readonly ReceivedFeedback[]; readonly total: number }>;
}
