import type { ChatPolicy } from "../chat/chat-availability.ts";
import type { DisputePolicy } from "../dispute/dispute-policy.ts";
import type { TradePolicy } from "../trade/trade-policy.ts";
import { flag, group, whole, type Field } from "./field.ts";
import { cents, day, hour, minute, seconds } from "./units.ts";

/** The rules for running trades. No window is 0: what has just begun would be over. */
export const tradeFields: Field<TradePolicy> = group<TradePolicy>({
  fundingWindow: seconds(minute, 7 * day),
  sellerCancelAfter: seconds(minute, day),
  staffCancelNotice: seconds(minute, 7 * day),
  cardDeclinesAtMost: whole("count", 0, 20),
  extensionsAtMost: whole("count", 0, 20),
  withdrawPaidWithin: seconds(minute, day),
  withdrawPaidLeaves: seconds(minute, day),
  proofAge: seconds(30, hour),
  sessionProofBelowCents: cents(0n, 1_000_000n),
  sessionProofAge: seconds(minute, 7 * day),
  disputeAfterPaid: seconds(minute, 7 * day),
  disputeAfterQuickPaid: seconds(minute, 7 * day),
  quickPaidWithin: seconds(0, day),
  disputeAfterWithdrawal: seconds(minute, 7 * day),
  staleAfter: seconds(hour, 90 * day),
  staleAfterSettlement: seconds(hour, 90 * day),
  largeVerdictAboveCents: cents(0n, 100_000_000_00n),
  appeals: flag,
  appealWindow: seconds(hour, 90 * day),
  smallAppealWindow: seconds(hour, 90 * day),
  smallAppealBelowCents: cents(0n, 100_000_000_00n),
  appealTellAdminsAfter: seconds(hour, 90 * day),
  appealStandsAfter: seconds(hour, 180 * day),
  payoutAgainAfter: seconds(minute, day),
  clockStandsAtMost: seconds(0, 7 * day),
  multisigDisputeWithin: seconds(7 * day, 180 * day),
  multisigWarnBefore: seconds(day, 90 * day),
  // Processes give a sign of life every ten seconds.
  outageAfter: seconds(30, hour),
  chargebackWithin: seconds(hour, 730 * day),
  chargebackAnswerWithin: seconds(hour, 30 * day),
  instalmentsAtMost: whole("count", 1, 120),
  planBeginsWithin: seconds(day, 90 * day),
  // Instalments are at least a week apart.
  instalmentReminder: seconds(hour, 6 * day),
  feedbackWithin: seconds(hour, 365 * day),
  detailsWholeFor: seconds(0, 365 * day),
  reopenWithin: seconds(minute, 90 * day),
  reopeningsAtMost: whole("count", 0, 20),
  latePaidReopenWithin: seconds(minute, 30 * day),
  proposalValid: seconds(minute, 7 * day),
  reQuoteValid: seconds(minute, day),
  reopenProposalValid: seconds(minute, 90 * day),
  refundConfirmedWithin: seconds(hour, 30 * day),
  amendAtMostPercent: whole("percent", 100, 1_000),
  volatilityBand: group<TradePolicy["volatilityBand"]>({
    BTC: whole("basis points", 1, 10_000),
    USDT: whole("basis points", 1, 10_000),
    ETH: whole("basis points", 1, 10_000),
  }),
});

export const chatFields: Field<ChatPolicy> = group<ChatPolicy>({
  openAfterEndedUnpaid: seconds(0, 365 * day),
  openAfterCompleted: seconds(0, 365 * day),
  // The function that deletes keeps everything for 30 days, whatever the policy says.
  contentKept: seconds(30 * day, 3_650 * day),
});

export const disputeFields: Field<DisputePolicy> = group<DisputePolicy>({
  evidenceWithin: seconds(hour, 30 * day),
  supermoderatorsAfter: seconds(hour, 30 * day),
  adminsAfter: seconds(hour, 90 * day),
  silentAfter: seconds(hour, 30 * day),
  newAccountWithin: seconds(0, 365 * day),
  manyCancels: whole("count", 1, 1_000),
  recordWithin: seconds(day, 730 * day),
  quickPaidWithin: seconds(0, day),
  evidenceAboveCents: cents(0n, 100_000_000_00n),
  mostReasonCharacters: whole("characters", 1, 10_000),
  fewestExplanationCharacters: whole("characters", 1, 1_000),
  mostExplanationCharacters: whole("characters", 1, 20_000),
  mostReferenceCharacters: whole("characters", 1, 1_000),
});
