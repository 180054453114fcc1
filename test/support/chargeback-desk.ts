import { AgreeRepaymentPlan } from "../../src/application/claim/agree-repayment-plan.ts";
import { AnswerChargeback } from "../../src/application/claim/answer-chargeback.ts";
import { JudgeChargeback } from "../../src/application/claim/judge-chargeback.ts";
import { ReportChargeback } from "../../src/application/claim/report-chargeback.ts";
import { SettleClaims } from "../../src/application/claim/settle-claims.ts";
import { WithdrawRepaymentPlan } from "../../src/application/claim/withdraw-repayment-plan.ts";
import { WriteOffClaim } from "../../src/application/claim/write-off-claim.ts";
import { CaseDesk } from "../../src/application/dispute/case-desk.ts";
import type { ClaimStore } from "../../src/application/ports/claim-store.ts";
import type { CommitChanges } from "../../src/application/ports/commit.ts";
import type { TradeDesk } from "../../src/application/trade/trade-desk.ts";
import { defaultDisputePolicy } from "../../src/domain/policy/default-policy.ts";

/** Every use case of payments that were reversed, on any stores. */
export function chargebackDeskOf(desk: TradeDesk, changes: CommitChanges, claims: ClaimStore) {
  const cases = new CaseDesk(desk);
  const judge = new JudgeChargeback(cases);
  return {
    claims,
    report: new ReportChargeback({
      desk,
      // The desk loads again, and decides.
      trades: { load: async () => undefined },
      attachments: { listOf: async (tradeId, authorId = "") => [{ ...notice, tradeId, authorId }] },
      chats: { append: async () => 1 },
      policy: () => defaultDisputePolicy,
    }),
    answer: new AnswerChargeback(desk, () => defaultDisputePolicy),
    judge,
    settle: new SettleClaims(claims, changes, desk),
    writeOff: new WriteOffClaim(cases),
    agree: new AgreeRepaymentPlan(cases),
    withdraw: new WithdrawRepaymentPlan(cases),
  };
}

/** The bank's notice, which was sent in the chat before. */
const notice = {
  id: "notice",
  name: "notice.png",
  kind: "image/png",
  bytes: 1,
  size: undefined,
  pages: undefined,
  seq: 1,
  at: 0,
} as const;

/** A complete report of a payment that was reversed on the day of that moment. */
export const reportedAt = (now: number) => ({
  text: "The bank took the payment back on Monday and says that the card was stolen.",
  bankReference: "CB-2026-1107",
  amount: "1.00",
  date: new Date(now).toISOString().slice(0, 10),
  attachmentId: "notice",
  isVerifiedCorrectly: true,
});

export const dismissed = {
  ruling: "dismiss-chargeback",
  reason: "The bank says otherwise.",
} as const;
export const confirmed = {
  ruling: "confirm-chargeback",
  reason: "The bank's notice is real.",
} as const;
export const allowed = { ruling: "allow-chargeback", reason: "There is a new notice." } as const;
