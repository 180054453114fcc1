import type { AccountState } from "../../domain/account/account-states.ts";
import type { Market } from "../../domain/account/demo-account.ts";
import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type { Side, Instant } from "../../domain/trade/trade.ts";
import type { TradeStatus } from "../../domain/trade/trade-status.ts";
import type { AuditEntry } from "./audit.ts";

/** The filters of a list of people. */
export interface PeopleFilter {
  /** The beginning of a name, or a whole id: ours, or the one that outside providers know. */
  readonly q?: string | undefined;
  /** Whether `q` may also be the beginning of an email address. */
  readonly withEmails: boolean;
  /** The keyed hash of `q`, where it may also be a confirmed phone number. */
  readonly phoneHash?: string | undefined;
  readonly state?: AccountState | undefined;
  readonly market?: Market | undefined;
  /** Those linked to the viewer. */
  readonly without: readonly string[];
}

/** A person in a list. */
export interface PersonCard {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly level: number;
  readonly registeredAt: Instant;
  readonly lastSeenAt: Instant;
  /** The states in force now. */
  readonly states: readonly AccountState[];
  readonly activeTrades: number;
  readonly completedTrades: number;
}

/** A state that once began, whether or not it is still in force. */
export interface StateRecord {
  readonly id: string;
  readonly state: AccountState;
  readonly reason: string;
  readonly begunAt: Instant;
  /** The name of the member of staff. */
  readonly begunBy: string;
  readonly until: Instant | undefined;
  readonly liftedAt: Instant | undefined;
  readonly liftedBy: string | undefined;
  readonly liftReason: string | undefined;
  readonly holds: boolean;
}

export interface NoteRecord {
  readonly id: string;
  readonly text: string;
  readonly by: string;
  readonly at: Instant;
}

/** A running trade of a person. */
export interface PersonsTrade {
  readonly id: string;
  readonly side: Side;
  readonly status: TradeStatus;
  readonly partner: string;
  readonly usdCents: bigint;
  readonly startedAt: Instant;
}

/** Everything that staff see of a person on one page. */
export interface PersonRecord extends PersonCard {
  /** By which outside providers know them. */
  readonly externalId: string;
  /** Where they say that they live; ISO 3166-1 alpha-2, like the next. */
  readonly country: string | undefined;
  /** Where the network address is that they came from last. */
  readonly seenCountry: string | undefined;
  /** Whether that belongs to a network that rents out machines and tunnels. */
  readonly isOnVpn: boolean;
  readonly badge: string;
  /** The name of their picture. */
  readonly avatar: string | undefined;
  readonly currency: string;
  readonly locale: string;
  readonly feedbackPositive: number;
  readonly feedbackNegative: number;
  readonly totalUsdCents: bigint;
  readonly offers: number;
  readonly activeOffers: number;
  readonly liveSessions: number;
  /** Newest first. */
  readonly history: readonly StateRecord[];
  readonly notes: readonly NoteRecord[];
  readonly trades: readonly PersonsTrade[];
}

export interface NewNote {
  readonly id: string;
  readonly traderId: TraderId;
  readonly staffId: StaffId;
  readonly text: string;
}

/** How a list of people is ordered. */
export interface PeopleOrder {
  readonly by: "registeredAt" | "lastSeenAt" | "username";
  readonly isDescending: boolean;
}

/** What staff see of people, and their notes. */
export interface PeopleViews {
  /** `total` counts no further than 10,000. */
  list(
    filter: PeopleFilter,
    order: PeopleOrder,
    from: number,
    most: number,
  ): Promise<{ readonly people: readonly PersonCard[]; readonly total: number }>;
  record(traderId: TraderId): Promise<PersonRecord | undefined>;
  /** False when there is no such person. */
  note(note: NewNote, audit: AuditEntry): Promise<boolean>;
}
