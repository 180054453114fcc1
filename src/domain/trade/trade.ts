import type { OfferId, TradeId, TraderId } from "../id/id.ts";
import type { AssetCode } from "../money/asset.ts";
import type { Fiat } from "../money/fiat.ts";
import type { Money } from "../money/money.ts";
import type { Price } from "../money/price.ts";
import type { FeeRate } from "./fee.ts";
import type { Proposal } from "./proposal.ts";
import type { TradeMemory } from "./trade-memory.ts";
import type {
  ChargebackState,
  DisputeState,
  EscrowState,
  FeedbackState,
  TradeStage,
  TradeStatus,
} from "./trade-status.ts";

/** The two sides of a trade, named after the crypto: the buyer pays fiat and gets crypto. */
export type Side = "buyer" | "seller";

/** Milliseconds since the epoch by the database's clock. */
export type Instant = number;

export type TradeFlow = "default" | "gcc-auto" | "lite" | "bt-auto";

/** The agreed money of a trade. Changed only by re-quote, amend and reopen. */
export interface TradeMoney<Code extends AssetCode = AssetCode> {
  /** What the buyer gets. */
  readonly amount: Money<Code>;
  /** The escrow fee that the seller pays on top (decisions, Money). */
  readonly fee: Money<Code>;
  /** What the offer's owner pays the buyer on top; only on sell offers. */
  readonly cashback: Money<Code>;
  readonly feeRate: FeeRate;
  /** What the buyer pays. */
  readonly fiat: Fiat;
  readonly price: Price<Code>;
  readonly marketPrice: Price<Code>;
  /** The value that limits and counters use until the end, in US cents, rounded up. */
  readonly usdCents: bigint;
}

/** Times of the open deadlines of a trade, by kind. */
export type TradeDeadlines = Readonly<Partial<Record<TradeDeadlineKind, Instant>>>;

/** Every clock that can run on a trade; each is one row. */
export const tradeDeadlineKinds = [
  "funding_window",
  "payment_window",
  "staff_cancel",
  "stale",
  "appeal_window",
  "appeal_unheard",
  "chargeback_answer",
  "instalment_soon",
  "instalment_due",
  "reopen_window",
  "proposal",
] as const;
export type TradeDeadlineKind = (typeof tradeDeadlineKinds)[number];

/** One trade: everything that its rules use. */
export interface Trade {
  readonly id: TradeId;
  /** Grows by one with every change. */
  readonly version: number;
  /** The version of the policy that it started under and follows to its end. */
  readonly policyVersion: number;
  readonly offerId: OfferId;
  readonly buyerId: TraderId;
  readonly sellerId: TraderId;
  /** Whose offer it was. */
  readonly offerOwner: Side;
  readonly flow: TradeFlow;
  readonly money: TradeMoney;
  /** The payment window of the offer, in seconds. */
  readonly windowSeconds: number;

  /** The projection of stage and axes; never set directly. */
  readonly status: TradeStatus;
  readonly stage: TradeStage;
  readonly escrow: EscrowState;
  readonly dispute: DisputeState;
  readonly chargeback: ChargebackState;
  readonly feedback: FeedbackState;
  /** How often crypto was held: the n of `hold:<trade>:<n>`; 0 before the first. */
  readonly holds: number;

  readonly startedAt: Instant;
  /** The buyer's first signed-in read, act or message. */
  readonly openedAt: Instant | undefined;
  /** The last time the buyer marked it as paid. */
  readonly paidAt: Instant | undefined;
  /** From when either party may open a dispute. */
  readonly disputeAvailableAt: Instant | undefined;
  readonly closedAt: Instant | undefined;
  readonly deadlines: TradeDeadlines;
  /** The open ones. */
  readonly proposals: readonly Proposal[];
  readonly memory: TradeMemory;
}

/** A trader's side in a trade, if they have one. */
export function sideOf(trade: Trade, traderId: TraderId): Side | undefined {
  if (trade.buyerId === traderId) return "buyer";
  return trade.sellerId === traderId ? "seller" : undefined;
}

/** The other side. */
export function otherSide(side: Side): Side {
  return side === "buyer" ? "seller" : "buyer";
}
