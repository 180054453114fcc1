import type { RouteContract } from "./route.ts";
import type { Contracts } from "./routes.ts";

/**
 * What demo accounts do not have, as it is about real money or proves something (answers 123): receiving, sending,
 * converting, spot trading, Lightning, bonds, payment links, income of partners, verification, badges, companies, programs. Their lists
 * are empty, so most of what is only read stays open; what lies outside for good is closed as well.
 */
const closed: ReadonlySet<string> = new Set<keyof Contracts>([
  // The wallet.
  "requestAddress",
  "sendPlayCoins",
  "createInvoice",
  "payPlayInvoice",
  "askPlayInvoice",
  "quoteSend",
  "sendCoins",
  "cancelSend",
  "saveAddress",
  "removeSavedAddress",
  "switchOnlySaved",
  "quoteConversion",
  "convertCoins",
  "placeSpotOrder",
  "cancelSpotOrder",
  "cancelSpotOrders",
  "viewBond",
  "depositBond",
  "retrieveBond",
  "proveLiability",
  // Payment links, and what partners earn.
  "makePaymentLink",
  "payPaymentLink",
  "cancelPaymentLink",
  "collectPayments",
  "viewPartner",
  "assignAmbassador",
  "claimRewards",
  "downloadStatement",
  "viewLeaderboard",
  "chooseLeaderboard",
  // Who somebody is, and what they are trusted with.
  "verifyEmail",
  "resendEmailCode",
  "changeUnconfirmedEmail",
  "sendPhoneCode",
  "confirmPhone",
  "resetPhone",
  "submitBasicVerification",
  "startIdVerification",
  "startDocumentVerification",
  "startVideoVerification",
  "addVerificationFile",
  "removeVerificationFile",
  "submitVerification",
  "uploadVerificationVideo",
  "markVerificationPending",
  "convertToCorporate",
  "convertToPersonal",
  "submitCompanyApplication",
  "addCompanyDocument",
  "removeCompanyDocument",
  "postponeCompanyVerification",
  "applyForBadge",
  "acceptVendorTerms",
  "claimReputation",
  "removeReputationClaim",
  "inviteHelper",
  "changeHelper",
  "acceptTeamInvitation",
  "endHelp",
  "changeVendorDesk",
  "setWebhook",
  "verifyWebhook",
  "removeWebhook",
  "selectWebhookEvents",
  "resendWebhook",
]);

/** Whether a demo account is kept from a route. */
export function isClosedToDemo({ id }: Pick<RouteContract, "id">): boolean {
  return closed.has(id);
}
