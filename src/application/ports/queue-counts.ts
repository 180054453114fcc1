import type { DepositState } from "../../domain/deposit/deposit.ts";
import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type { BesidesState } from "../../domain/multisig-escrow/payment-besides.ts";
import type { SendState } from "../../domain/send/send.ts";
import type { SupportState } from "../../domain/support/support-chat.ts";
import type {
  ChargebackState,
  DisputeState,
  TradeStatus,
} from "../../domain/trade/trade-status.ts";

/** What waits for staff, and who asks. The terms are the domain's; the counting is the store's. */
export interface QueueQuestion {
  readonly staffId: StaffId;
  /** The viewer does not work on anything that belongs to these people. */
  readonly linkedIds: readonly TraderId[];
  /** The status of a trade whose case is being worked on. */
  readonly openStatus: TradeStatus;
  /** The axis of a trade with a waiting appeal, and the act that began the waiting. */
  readonly appealState: DisputeState;
  readonly appealAct: string;
  /** What waits for a second person. */
  readonly waitingMatter: string;
  /** The state of a report waiting for a decision, and the act that began the waiting. */
  readonly reportState: ChargebackState;
  readonly reportAct: string;
  /** The state of a chat with support whose person waits for an answer. */
  readonly supportState: SupportState;
  /** The state of a payment besides the coin of an escrow that support has to look at. */
  readonly besidesState: BesidesState;
  /** The state of a send that waits for staff. */
  readonly sendState: SendState;
  /** The states of a deposit that waits for staff. */
  readonly depositStates: readonly DepositState[];
  /** What has waited this long is late; a case, since the last act by staff. */
  readonly lateAfterSeconds: number;
  /** How long a proposal about the staff waits. */
  readonly proposalSeconds: number;
}

/** How long a queue is. */
export interface QueueCount {
  readonly waiting: number;
  /** What the viewer has taken. */
  readonly mine: number;
  readonly late: number;
  /** Since when the first has waited, in milliseconds since the epoch. */
  readonly oldestAt: number | undefined;
}

/** Counts what waits. */
export interface QueueCounts {
  count(question: QueueQuestion): Promise<{
    readonly disputes: QueueCount;
    readonly secondPerson: QueueCount;
    readonly appeals: QueueCount;
    /** Offers that a signal, an appeal or a report brings before a moderator. */
    readonly offers: QueueCount;
    readonly chargebacks: QueueCount;
    /** People who wrote to support and wait for an answer, and payments besides the coin of an escrow. */
    readonly support: QueueCount;
    /** Sends that need two approvals; one's own are those that one approved first. */
    readonly sends: QueueCount;
    /** What other admins proposed about the staff. */
    readonly staff: QueueCount;
  }>;
}
