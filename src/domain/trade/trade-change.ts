import type { TraderId } from "../id/id.ts";
import type { JournalEntry } from "../ledger/journal-entry.ts";
import type { Fiat } from "../money/fiat.ts";
import type { Money } from "../money/money.ts";
import type { Side, Trade } from "./trade.ts";
import type { PassingStatus, TradeStatus } from "./trade-status.ts";

/** Who acted: a side, a member of staff, or the clock. */
export type ActorKind =
  | Side
  | "both"
  | "moderator"
  | "supermoderator"
  | "admin"
  | "clock"
  | "ledger";

/** One line of the timeline. */
export interface TradeEvent {
  /** The act's name in the table ("paid", "release", "window-over"). */
  readonly act: string;
  readonly by: ActorKind;
  /** Undefined for the clock and the ledger. */
  readonly actorId: string | undefined;
  readonly fromStatus: TradeStatus | undefined;
  readonly toStatus: TradeStatus;
  /** Statuses passed through on the way. */
  readonly passed?: readonly PassingStatus[];
  /** What a timeline entry needs in addition: reasons, sums, rules; no personal data. */
  readonly facts?: Readonly<Record<string, string>>;
}

/**
 * What an end does to the counters of both parties and to the offer's cap (decisions, Trade states,
 * second table). `open`: nothing changes. In all others the trade is no longer active.
 *
 * - `count`: it becomes active, its value counts, its fiat is reserved.
 * - `keep`: its value stays counted, its reservation is used.
 * - `give_back`: value and reservation are given back.
 * - `part`: only `usdCents` stay counted and only `fiatUsed` of the cap is used.
 */
export type UsageEffect =
  | { readonly kind: "open" }
  | { readonly kind: "count" }
  | { readonly kind: "keep" }
  | { readonly kind: "give_back" }
  | { readonly kind: "part"; readonly usdCents: bigint; readonly fiatUsed: Fiat };

/** A mark on a user's record: it feeds badges, signals and cool-downs, never money. */
export interface Mark {
  readonly traderId: TraderId;
  readonly kind:
    | "cancelled_as_buyer"
    | "window_over"
    | "cancelled_as_seller"
    | "unfunded"
    | "unresponsive"
    | "chargeback"
    | "lost_dispute";
}

/**
 * What a buyer owes a seller whose payment was reversed (T45): it takes the buyer's available
 * balance of the asset, then their bond, then every incoming amount, until it is paid.
 */
export interface Claim {
  readonly debtorId: TraderId;
  readonly creditorId: TraderId;
  readonly amount: Money;
}

/** Everything that must happen when a decision is carried out, all or nothing. */
export interface TradeChange {
  /** The new state of the trade; its version is one higher. Its deadlines are the open ones. */
  readonly trade: Trade;
  /** The money that moves. */
  readonly entries: readonly JournalEntry[];
  readonly usage: UsageEffect;
  readonly events: readonly TradeEvent[];
  readonly marks: readonly Mark[];
  /** To be booked in that asset's debt account. */
  readonly claim?: Claim;
}
