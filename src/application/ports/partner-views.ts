import type { TraderId } from "../../domain/id/id.ts";
import type { Money } from "../../domain/money/money.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** One coin in which a partner earned. */
interface Earnings {
  /** What can be claimed. */
  readonly unclaimed: Money;
  /** Everything that was ever earned, and what was taken back of it. */
  readonly earned: Money;
  readonly takenBack: Money;
}

/** One line of a partner's account. */
export interface StatementLine {
  readonly id: string;
  readonly kind: "earned" | "taken_back" | "claimed";
  /** Below zero where it leaves the account. */
  readonly amount: Money;
  readonly at: Instant;
}

/** Somebody whom a partner referred, without their data. */
interface ReferredPerson {
  readonly joinedAt: Instant;
  /** How many of their trades earned something. */
  readonly rewardedTrades: number;
}

/** What a partner sees of the programme. */
export interface PartnerRecord {
  readonly isAmbassador: boolean;
  readonly referrer: string | undefined;
  readonly referredTotal: number;
  readonly referred: readonly ReferredPerson[];
  readonly earnings: readonly Earnings[];
  /** Newest first. */
  readonly statement: readonly StatementLine[];
  /** The months, such as 2026-11, in which the account has lines; newest first, in UTC. */
  readonly months: readonly string[];
  /** How many rewards were withheld. */
  readonly withheld: number;
}

/** Makes the file of a statement. */
export type StatementWriter = (lines: readonly StatementLine[]) => Uint8Array;

/** What partners read of themselves. */
export interface PartnerViews {
  codeOf(traderId: TraderId): Promise<string | undefined>;
  /** The trader's code: this one if they had none. Undefined if it is somebody else's. */
  giveCode(traderId: TraderId, code: string): Promise<string | undefined>;
  /** `most` of each list. */
  recordOf(traderId: TraderId, most: number): Promise<PartnerRecord>;
  /** Every line from one day in UTC until before another, oldest first. */
  linesBetween(traderId: TraderId, from: string, until: string): Promise<readonly StatementLine[]>;
}
