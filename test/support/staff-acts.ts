import type { AdminContracts } from "../../src/adapters/http/contract/admin/admin-routes.ts";

/** Every act of staff on something that is a trader's, and what is sent with it. */
export const actsOnTraders: Partial<Record<keyof AdminContracts, "trade" | "person" | "offer">> = {
  takeCase: "trade",
  assignCase: "trade",
  askEvidence: "trade",
  noteCase: "trade",
  messageParties: "trade",
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
  beginAccountState: "person",
  liftAccountState: "person",
  notePerson: "person",
  checkSecurityAnswers: "person",
  removePersonsAvatar: "person",
  decidePersonReports: "person",
  approveOffer: "offer",
  rejectOffer: "offer",
  markOffer: "offer",
};

/** Acts of staff that are about no trader. */
export const actsOnNobody: ReadonlySet<string> = new Set([
  "logInStaff",
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
  "retryJob",
  "retryEvent",
]);
