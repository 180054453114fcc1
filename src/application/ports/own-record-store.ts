import type { TraderId } from "../../domain/id/id.ts";
import type { Money } from "../../domain/money/money.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import type { OfferSide } from "../../domain/offer/offer.ts";

/** How many of a trader's offers are of one kind. */
export interface OfferCount {
  readonly side: OfferSide;
  readonly isActive: boolean;
  readonly count: number;
}

/** What is known of a trader beside what they chose. */
export interface OwnRecord {
  /** The id that outside providers are given. */
  readonly externalId: string;
  readonly level: number;
  readonly registrationGroup: number;
  readonly badge: string;
  readonly completedTrades: number;
  /** Undefined until they look at the partner programme. */
  readonly referralCode: string | undefined;
  /** The name of whoever brought them. */
  readonly referrer: string | undefined;
  /** The roles of the members of staff who declared this account as theirs. */
  readonly staffRoles: readonly StaffRole[];
  /** Whether staff allow them to take payments by links. */
  readonly isMerchant: boolean;
  /** Whether a program of theirs can call. */
  readonly hasApiKey: boolean;
  /** What was paid by links and not moved to the wallet. */
  readonly merchantBalance: Money<"BTC">;
  readonly bitcoinTraded: Money<"BTC">;
  /** Of those that were not deleted. */
  readonly offers: readonly OfferCount[];
}

/** The records that traders read of themselves. */
export interface OwnRecordStore {
  recordOf(traderId: TraderId): Promise<OwnRecord | undefined>;
}
