import type { AssetCode } from "../money/asset.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

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

/** The numbers of the decisions. */
export const defaultTradePolicy: TradePolicy = {
  fundingWindow: hour,
  sellerCancelAfter: 5 * minute,
  staffCancelNotice: hour,
  cardDeclinesAtMost: 3,
  extensionsAtMost: 2,
  withdrawPaidWithin: 10 * minute,
  withdrawPaidLeaves: 15 * minute,
  proofAge: 5 * minute,
  sessionProofBelowCents: 100_00n,
  sessionProofAge: day,

  disputeAfterPaid: 180 * minute,
  disputeAfterQuickPaid: 30 * minute,
  quickPaidWithin: 5 * minute,
  disputeAfterWithdrawal: hour,
  staleAfter: 7 * day,
  staleAfterSettlement: 3 * day,

  largeVerdictAboveCents: 10_000_00n,
  appeals: true,
  appealWindow: 7 * day,
  smallAppealWindow: day,
  smallAppealBelowCents: 500_00n,
  appealTellAdminsAfter: 72 * hour,
  appealStandsAfter: 14 * day,
  payoutAgainAfter: 30 * minute,

  chargebackWithin: 180 * day,
  chargebackAnswerWithin: 72 * hour,
  feedbackWithin: 30 * day,

  reopenWithin: 7 * day,
  reopeningsAtMost: 2,
  latePaidReopenWithin: day,

  proposalValid: hour,
  reQuoteValid: 10 * minute,
  reopenProposalValid: 7 * day,
  refundConfirmedWithin: 72 * hour,
  amendAtMostPercent: 120,
  volatilityBand: { BTC: 300, USDT: 100, ETH: 300 },
};
