import type { Relation } from "../../domain/contact/relation.ts";
import type { TradeId, TraderId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** Another trader, as somebody's list of people shows them. */
export interface Contact {
  readonly username: string;
  readonly badge: string;
  /** The name of their picture. */
  readonly avatar: string | undefined;
  readonly relation: Relation;
  readonly lastSeenAt: Instant;
  readonly feedbackPositive: number;
  readonly feedbackNegative: number;
  /** How many trades the two completed with each other. */
  readonly completedTogether: number;
  /** Their latest trade, however it ended. */
  readonly lastTrade: { readonly id: TradeId; readonly startedAt: Instant } | undefined;
}

/**
 * - `recent`: partners of the latest trades, the latest first.
 * - `trusted`, `blocked`: whom the owner marked so, the latest first.
 */
export type ContactList = "recent" | "trusted" | "blocked";

export interface ContactPage {
  readonly contacts: readonly Contact[];
  readonly total: number;
  /** The database's time at which this was read. */
  readonly now: Instant;
}

/** Stores whom traders trust and whom they blocked. */
export interface ContactStore {
  /** Somebody whom the reader can meet: demo accounts only their like. Ignores the case of the name. */
  named(
    username: string,
    readerId: TraderId,
  ): Promise<{ readonly traderId: TraderId; readonly username: string } | undefined>;
  /**
   * Replaces the relation by what `decide` makes of it, and returns that. Trades that begin between
   * the two at the same time are judged before it or after it, never in between.
   */
  change(
    ownerId: TraderId,
    subjectId: TraderId,
    decide: (relation: Relation) => Relation,
  ): Promise<Relation>;
  list(
    ownerId: TraderId,
    list: ContactList,
    part: { readonly offset: number; readonly limit: number },
  ): Promise<ContactPage>;
}
