import type { AdminContracts } from "../../src/adapters/http/contract/admin/admin-routes.ts";

/** Every act of staff on something that is a trader's, and what is sent with it. */
export const actsOnTraders: Partial<
  Record<keyof AdminContracts, "trade" | "person" | "offer" | "reputation" | "support">
> = {
  takeCase: "trade",
  assignCase: "trade",
  askEvidence: "trade",
  noteCase: "trade",
  messageParties: "trade",
  uploadForCase: "trade",
  decideCase: "trade",
  confirmVerdict: "trade",
  rejectAppeal: "trade",
  grantAppeal: "trade",
  openDisputeByStaff: "trade",
  closeChat: "trade",
  cancelByStaff: "trade",
  dismissChargeback: "trade",
  confirmChargeback: "trade",
  allowChargeback: "trade",
  writeOffClaim: "trade",
  agreeRepaymentPlan: "trade",
  withdrawRepaymentPlan: "trade",
  beginAccountState: "person",
  liftAccountState: "person",
  notePerson: "person",
  checkSecurityAnswers: "person",
  removePersonsAvatar: "person",
  endPersonsSessions: "person",
  decidePersonReports: "person",
  decideBadgeApplication: "person",
  decideFactorReset: "person",
  proposeReleaseConsent: "person",
  giveReleaseConsent: "person",
  allowWithdrawal: "person",
  reviewSend: "person",
  freezeStaffCard: "person",
  unfreezeStaffCard: "person",
  terminateStaffCard: "person",
  giveBadge: "person",
  beginCompanyReview: "person",
  decideCompany: "person",
  decideReputationClaim: "reputation",
  sendSupportNotice: "person",
  changeSupportChat: "support",
  answerSupport: "support",
  askVerification: "person",
  decideVerification: "person",
  allowMerchant: "person",
  allowManualFee: "person",
  approveOffer: "offer",
  rejectOffer: "offer",
  markOffer: "offer",
};

/** Acts of staff that are about no trader. */
export const actsOnNobody: ReadonlySet<string> = new Set([
  "checkBankList",
  "blockAddress",
  "unblockAddress",
  "importBankList",
  "logInStaff",
  "askStaffPasskeySignIn",
  "logInStaffWithPasskey",
  "enrolFactor",
  "acceptInvitation",
  "readInvitation",
  "logOutStaff",
  "takeNextCase",
  "startHalt",
  "endHalt",
  "checkBooks",
  "changePolicy",
  "publishAnnouncement",
  "switchAnnouncement",
  "publishDocument",
  "saveArticle",
  "changeCatalogue",
  "retryJob",
  "retryEvent",
]);

/**
 * Acts of staff on things of several traders: each that is linked to them is refused by itself, which the
 * tests of the act show.
 */
export const actsOnMany: ReadonlySet<string> = new Set(["decideOffers"]);
