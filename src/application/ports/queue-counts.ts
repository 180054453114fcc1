import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type {
  ChargebackState,
  DisputeState,
  TradeStatus,
} from "../../domain/trade/trade-status.ts";

/** What waits for staff, and who asks. The words are the domain's; the counting is the store's. */
export interface QueueQuestion {
  readonly staffId: StaffId;
  /** What is of these people, the one who asks does not work on. */
  readonly linkedIds: readonly TraderId[];
  /** The status of a trade whose case is worked on. */
  readonly openStatus: TradeStatus;
  /** The axis of a trade whose appeal waits, and the act that began the waiting. */
  readonly appealState: DisputeState;
  readonly appealAct: string;
  /** What a second person is waited for. */
  readonly waitingMatter: string;
  /** The state of a report that waits to be decided, and the act that began the waiting. */
  readonly reportState: ChargebackState;
  readonly reportAct: string;
  /** What waits for so long is late; a case, since the last act of staff. */
  readonly lateAfterSeconds: number;
  /** How long what is proposed about the staff waits. */
  readonly proposalSeconds: number;
}

/** How long a queue is. */
export interface QueueCount {
  readonly waiting: number;
  /** What the one who asks has taken. */
  readonly mine: number;
  readonly late: number;
  /** Since when the first waits, in milliseconds since the epoch. */
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
    /** What other admins proposed about the staff. */
    readonly staff: QueueCount;
  }>;
}
