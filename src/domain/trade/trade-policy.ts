import type { RealAsset } from "../money/asset.ts";

/** Every number of the trade rules (decisions, Trade states and Times). Times are in seconds. */
export interface TradePolicy {
  readonly fundingWindow: number;
  /** How long after the start the seller may cancel if the buyer has opened nothing (T17). */
  readonly sellerCancelAfter: number;
  readonly staffCancelNotice: number;
  readonly cardDeclinesAtMost: number;
  readonly extensionsAtMost: number;
  /** How long "paid" can be withdrawn, and the minimum that is left of the window then (T22). */
  readonly withdrawPaidWithin: number;
  readonly withdrawPaidLeaves: number;
  /** The maximum age of the password or factor of a release. */
  readonly proofAge: number;
  /**
   * Below this value the session is enough proof if it was signed in with a factor this recently.
   */
  readonly sessionProofBelowCents: bigint;
  readonly sessionProofAge: number;

  readonly disputeAfterPaid: number;
  /** The coin-locker rule: "paid" came within `quickPaidWithin` of the start. */
  readonly disputeAfterQuickPaid: number;
  readonly quickPaidWithin: number;
  readonly disputeAfterWithdrawal: number;
  /**
   * Without an act by either party for this long, or for the settlement time and this much more.
   */
  readonly staleAfter: number;
  readonly staleAfterSettlement: number;

  /** Above this value a verdict and a chargeback need a second person. */
  readonly largeVerdictAboveCents: bigint;
  /** With the flag off verdicts are carried out at once. */
  readonly appeals: boolean;
  readonly appealWindow: number;
  readonly smallAppealWindow: number;
  readonly smallAppealBelowCents: bigint;
  readonly appealTellAdminsAfter: number;
  readonly appealStandsAfter: number;
  /** How often a verdict that a halt of withdrawals held back is retried. */
  readonly payoutAgainAfter: number;
  /** How long a clock stands still at most, while our own lock keeps someone from acting. */
  readonly clockStandsAtMost: number;
  /** How long a dispute over a multisig escrow may take: the seller can leave alone some time after that. */
  readonly multisigDisputeWithin: number;
  /** How long before the last day of such a dispute it goes to admins. */
  readonly multisigWarnBefore: number;
  /** After this long without a sign of life the platform counts as not available. */
  readonly outageAfter: number;

  readonly chargebackWithin: number;
  readonly chargebackAnswerWithin: number;
  /** How many instalments a repayment plan has at most. */
  readonly instalmentsAtMost: number;
  /** How soon its first instalment is due at the latest. */
  readonly planBeginsWithin: number;
  /** How long before an instalment is due the debtor is reminded. */
  readonly instalmentReminder: number;
  readonly feedbackWithin: number;
  /** How long after the end the buyer sees the payment details unmasked. */
  readonly detailsWholeFor: number;

  readonly reopenWithin: number;
  readonly reopeningsAtMost: number;
  /** How long a buyer who paid too late may request the reopening. */
  readonly latePaidReopenWithin: number;

  readonly proposalValid: number;
  readonly reQuoteValid: number;
  readonly reopenProposalValid: number;
  readonly refundConfirmedWithin: number;
  /** The fiat of an amendment, in percent of the agreed amount. */
  readonly amendAtMostPercent: number;
  /** How far the market may move, in basis points of its price at the start. */
  readonly volatilityBand: { readonly [Code in RealAsset]: number };
}
