import type { AssetCode } from "../money/asset.ts";

/** Every number of the trade rules (decisions, Trade states and Times). Times are in seconds. */
export interface TradePolicy {
  readonly fundingWindow: number;
  /** How long after the start a buyer who opened nothing lets the seller cancel (T17). */
  readonly sellerCancelAfter: number;
  readonly staffCancelNotice: number;
  readonly cardDeclinesAtMost: number;
  readonly extensionsAtMost: number;
  /** How long "paid" can be withdrawn, and the least that is left of the window then (T22). */
  readonly withdrawPaidWithin: number;
  readonly withdrawPaidLeaves: number;
  /** How old the password or factor of a release may be. */
  readonly proofAge: number;
  /** Under this value the session is proof enough, when it was signed in with a factor so recently. */
  readonly sessionProofBelowCents: bigint;
  readonly sessionProofAge: number;

  readonly disputeAfterPaid: number;
  /** The coin-locker rule: "paid" came within `quickPaidWithin` of the start. */
  readonly disputeAfterQuickPaid: number;
  readonly quickPaidWithin: number;
  readonly disputeAfterWithdrawal: number;
  /** Without an act of either party for so long, or for the settlement time and so much more. */
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
  /** When a verdict is carried out that a halt of withdrawals kept from it: looked at so often. */
  readonly payoutAgainAfter: number;

  readonly chargebackWithin: number;
  readonly chargebackAnswerWithin: number;
  readonly feedbackWithin: number;

  readonly reopenWithin: number;
  readonly reopeningsAtMost: number;
  /** How long a buyer who paid too late may ask for the reopening. */
  readonly latePaidReopenWithin: number;

  readonly proposalValid: number;
  readonly reQuoteValid: number;
  readonly reopenProposalValid: number;
  readonly refundConfirmedWithin: number;
  /** The fiat of an amendment, in percent of what was agreed. */
  readonly amendAtMostPercent: number;
  /** How far the market may move, in basis points of its price at the start. */
  readonly volatilityBand: { readonly [Code in AssetCode]: number };
}
