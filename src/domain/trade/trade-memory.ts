import type { StaffId } from "../id/id.ts";
import type { Instant, Side, TradeDeadlineKind } from "./trade.ts";

/** The staff roles that a trade knows; support has no act in it. */
export type StaffRole = "moderator" | "supermoderator" | "admin";

/** What a case worker decided. The split gives the buyer's share in basis points, 1 … 9,999. */
export type Verdict =
  | { readonly for: "buyer" }
  | { readonly for: "seller" }
  | { readonly for: "split"; readonly buyerShare: number };

/** What one member of staff requests and a second one has to confirm. */
export type SecondPersonWait =
  | { readonly matter: "verdict"; readonly staffId: StaffId; readonly verdict: Verdict }
  | { readonly matter: "staff-cancel" | "chargeback" | "write-off"; readonly staffId: StaffId };

/** Requirements that are kept with a trade; others follow from how far it is. */
export type KeptRequirementKind = "terms_read" | "receipt";

/** The five states of a requirement (specification, section 3). */
export const requirementStatuses = [
  "PENDING",
  "UPLOADED",
  "CORRUPTED",
  "APPROVED",
  "REJECTED",
] as const;
export type RequirementStatus = (typeof requirementStatuses)[number];

/** How far a requirement is, and the file that shows it. */
export interface KeptRequirement {
  readonly status: RequirementStatus;
  readonly fileId?: string;
}

/** How long a clock stood still. */
export interface StoodStill {
  /** Absent: it runs. */
  readonly since?: Instant;
  /** All in all, before that, in seconds. */
  readonly seconds: number;
}

/**
 * By when a debtor pays back what a confirmed report left them owing: in equal parts, the last one the
 * rest. It moves no money: the claim is served from what arrives, and the plan watches that.
 */
export interface RepaymentPlan {
  /** Base units of the claim's asset, a whole number as text. */
  readonly instalment: string;
  readonly everyDays: number;
  /** What was open when it was agreed, in the same units. */
  readonly openAtStart: string;
  /** How many instalments were there when they were due. */
  readonly met: number;
  /** Absent: it runs. */
  readonly end?: "settled" | "missed" | "withdrawn";
}

/**
 * What the rules remember about a trade besides its axes. Plain values only (no bigint, nothing
 * that is lost in JSON), so that it can be stored as one document.
 */
export interface TradeMemory {
  /**
   * The last act that moved an axis, the flow or the money, and who did it (no id: the clock or the
   * ledger): repeating the same request is a no-op.
   */
  readonly lastMove: {
    readonly act: string;
    readonly actorId?: string;
    readonly proposalId?: string;
  };
  /** Absent: the books of the platform. */
  readonly custody?: "multisig";
  /** Whether the owner of the offer was a vendor at the start. */
  readonly vendorOffer: boolean;
  /** How long a payment by this method takes to arrive. */
  readonly settlementSeconds: number;
  /** When the funding window ends, kept while the ledger is asked. */
  readonly fundingDueAt?: Instant;
  /** When the payment window would have ended, kept from the buyer's "paid" on. */
  readonly paymentDueAt?: Instant;
  /** What the parties did of what its flow requires of them; absent: nothing yet. */
  readonly requirements?: Readonly<Partial<Record<KeptRequirementKind, KeptRequirement>>>;
  readonly cardDeclines: number;
  readonly extensions: number;
  readonly reopenings: number;
  /** The k of `adjust:<trade>:<k>`; 0 before the first. */
  readonly adjustments: number;
  readonly paidWithdrawn: boolean;
  readonly codeShared: boolean;
  /** Whether the seller saw the code of the gift card. */
  readonly codeRevealed?: true;
  /** The running notice of T20. */
  readonly staffCancel?: {
    readonly staffId: StaffId;
    readonly role: StaffRole;
    readonly reason: string;
  };
  /** Absent: the clock opened the dispute, or none was opened. */
  readonly disputeOpenerId?: string;
  readonly disputeWithdrawn: boolean;
  readonly verdict?: Verdict;
  /** The fee goes back to the seller once the payout of the escrow on the chain is confirmed: staff were late. */
  readonly feeGoesBack?: true;
  /** Everyone who decided or confirmed a verdict: none of them hears the appeal. */
  readonly deciderIds: readonly StaffId[];
  readonly waiting: readonly SecondPersonWait[];
  readonly verdictAcceptedBy: readonly Side[];
  readonly appealedBy?: Side;
  /** Whether the buyer was heard on the report that their payment was reversed. */
  readonly chargebackAnswered?: true;
  /** Whether staff let the seller report once more after a report was dismissed. */
  readonly chargebackAgain?: true;
  /** The last one that staff and the debtor agreed on. */
  readonly plan?: RepaymentPlan;
  /** Clocks that stand still, or did, because our own lock kept someone from acting. */
  readonly stoodStill?: Readonly<Partial<Record<TradeDeadlineKind, StoodStill>>>;
  /** Up to when the pauses of the platform were added to the clocks; absent: from the start. */
  readonly pausesAddedUntil?: Instant;
  /** Whether admins were notified that nobody has heard the appeal. */
  readonly adminsTold: boolean;
}
