import type { RouteContract } from "../contract/route.ts";
import type { Contracts } from "../contract/routes.ts";

/**
 * What somebody may do who has not accepted documents that changed: finish what is running, keep their account
 * safe, take what is theirs, and leave. Everything else waits; reading never does.
 */
const allowed: ReadonlySet<string> = new Set<keyof Contracts>([
  // Trades that run.
  "acceptCard",
  "acceptProposal",
  "acceptVerdict",
  "answerChargeback",
  "appealVerdict",
  "cancelTrade",
  "declineCard",
  "declineProposal",
  "extendWindow",
  "fallBack",
  "fundTrade",
  "giveFeedback",
  "issueReceipt",
  "markTradePaid",
  "meetRequirement",
  "openDispute",
  "propose",
  "readTradeFile",
  "releaseTrade",
  "replyToFeedback",
  "reportChargeback",
  "revealCode",
  "reviewRequirement",
  "sendMessage",
  "shareCode",
  "showCard",
  "uploadAttachment",
  "uploadRequirements",
  "withdrawDispute",
  "withdrawPaid",
  // Proofs, and the safety of the account.
  "answerAuthorization",
  "askPasskeyProof",
  "changePassword",
  "disconnectBrowser",
  "disconnectTelegram",
  "endOtherSessions",
  "endSession",
  "removePasskey",
  "resendEmailCode",
  "sendCodeByCall",
  "sendCodeByEmail",
  "sendCodeByPhone",
  "sendCodeByPush",
  "sendCodeByTelegram",
  "stopFactorReset",
  "verifyEmail",
  // Their things, and the way out.
  "acceptDocuments",
  "cancelExport",
  "cancelPaymentLink",
  "closeAccount",
  "collectPayments",
  "deleteOffer",
  "downloadOwnData",
  "quoteSend",
  "readNotice",
  "readNotices",
  "requestExport",
  "sendCoins",
]);

/** Whether a route waits until its caller accepted the documents in force. */
export function waitsForConsent({ id, method, access }: RouteContract): boolean {
  return access === "trader" && method !== "get" && !allowed.has(id);
}
