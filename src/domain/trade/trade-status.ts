/** The statuses of a trade (specification, section 4), in the order in which it lists them. */
export const tradeStatuses = [
  "active_funded",
  "pending",
  "expired",
  "cancelled",
  "cancelled_buyer",
  "cancelled_seller",
  "cancelled_system",
  "dispute_open",
  "paid",
  "released",
  "not_funded",
  "funds_processing",
  "funds_processed",
  "dispute_awarded",
  "dispute_won_seller",
  "dispute_won_buyer",
  "feedback_updated",
  "gcc_info_shared",
  "gcc_info_accepted",
  "gcc_code_shared",
  "chargeback_started",
  "chargeback_paid",
] as const;

export type TradeStatus = (typeof tradeStatuses)[number];

/**
 * Statuses that a trade never rests in: they appear only on its timeline (T4, T14 of the
 * decisions).
 */
export type PassingStatus = "funds_processed" | "gcc_code_shared";

/** Where the crypto of the trade is. */
const escrowStates = ["none", "held", "released", "returned", "split"] as const;
export type EscrowState = (typeof escrowStates)[number];

/** Where it is once the buyer received some of it. */
export const completedEscrows: readonly EscrowState[] = ["released", "split"];

/** How far a dispute has got. `settled`: it ended without a verdict. */
const disputeStates = [
  "none",
  "open",
  "settled",
  "verdict",
  "appeal_filed",
  "appeal_used",
] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Where staff have still to decide. */
export const openDisputes: readonly DisputeState[] = ["open", "appeal_filed"];

/** Where a case is open for its parties: not decided, or decided and not carried out yet. */
export const caseDisputes: readonly DisputeState[] = [
  "open",
  "verdict",
  "appeal_filed",
  "appeal_used",
];

/** How far a report of a reversed payment has got. */
export const chargebackStates = ["none", "pending", "dismissed", "confirmed", "paid"] as const;
export type ChargebackState = (typeof chargebackStates)[number];

/** Where staff have still to decide whether the payment was reversed. */
export const undecidedChargebacks: readonly ChargebackState[] = ["pending"];

/** Where the payment may still turn out to be reversed, or is and was not made good. */
export const openChargebacks: readonly ChargebackState[] = ["pending", "confirmed"];

/** Whether someone gave feedback on the released trade. */
export const feedbackStates = ["none", "given"] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/**
 * What happens between the two sides, apart from the other axes: the status is projected from all
 * of them in `projectStatus`.
 */
export const tradeStages = [
  "awaiting_funding",
  "funding_refused",
  "funding",
  "awaiting_payment",
  "card_shared",
  "card_accepted",
  "paid",
  "released",
  "expired",
  "cancelled",
  "cancelled_by_buyer",
  "cancelled_by_seller",
  "cancelled_by_staff",
  "decided_for_buyer",
  "decided_for_seller",
  "decided_split",
] as const;
export type TradeStage = (typeof tradeStages)[number];
