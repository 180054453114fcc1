import { apiKeyRows } from "./api-key-rows.ts";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import type { Contracts } from "../../../../src/adapters/http/contract/routes.ts";
import { offerBody } from "../../../support/offer-owners.ts";
import { accountRows } from "./account-rows.ts";
import { badgeRows } from "./badge-rows.ts";
import { chatRows } from "./chat-rows.ts";
import { merchantRows } from "./merchant-rows.ts";
import { addressBookRows } from "./address-book-rows.ts";
import { vendorRows } from "./vendor-rows.ts";
import { virtualCardRows } from "./virtual-card-rows.ts";
import { providerOrderRows } from "./provider-order-rows.ts";
import { walletRows } from "./wallet-rows.ts";
import { webhookRows } from "./webhook-rows.ts";
import { verificationRows } from "./verification-rows.ts";
import { companyRows } from "./company-rows.ts";
import { messengerRows } from "./messenger-rows.ts";
import { escrowRows } from "./escrow-rows.ts";
import { exportRows } from "./export-rows.ts";
import { codeRows } from "./code-rows.ts";
import { requirementRows } from "./requirement-rows.ts";
import { giftCardRows } from "./gift-card-rows.ts";
import { offerRows } from "./offer-rows.ts";
import { openRows } from "./open-rows.ts";
import { partnerRows } from "./partner-rows.ts";
import { passkeyRows } from "./passkey-rows.ts";
import { paymentRows } from "./payment-rows.ts";
import { securityQuestionRows } from "./security-question-rows.ts";
import { supportRows } from "./support-rows.ts";
import { twoFactorRows } from "./two-factor-rows.ts";
import { castOffer, reportOf } from "../../../support/trader-cast.ts";
import {
  all,
  notSignedIn,
  ofOwner,
  ofParties,
  others,
  signedIn,
  type Row,
  type Sends,
} from "./row-kinds.ts";

const theOffer: Sends = ({ offer }) => ({ parameters: { id: offer } });
const start: Sends = ({ offer }) => ({ body: { offer_id: offer, fiat_amount: "20.00" } });
const toTrust: Sends = () => ({
  parameters: { username: "kofi_trades" },
  body: { action: "trusted" },
});
/** Everyone but the owner of the offer. */
const ofOthers: Row["answers"] = [
  ...notSignedIn,
  ...all(["held", "stranger"], "ok"),
  ["owner", "not_found"],
];
const words = { text: "The statement that I sent was not looked at." };

/** Every route of the traders' interface, and the response to each caller. */
export const traderRows: Readonly<Record<keyof Contracts, Row>> = {
  ...openRows,
  ...providerOrderRows,
  ...accountRows,
  ...offerRows,
  ...companyRows,
  ...verificationRows,
  ...merchantRows,
  ...webhookRows,
  ...apiKeyRows,
  ...vendorRows,
  ...addressBookRows,
  ...virtualCardRows,
  ...supportRows,
  ...twoFactorRows,
  ...codeRows,
  ...passkeyRows,
  ...securityQuestionRows,
  closeAccount: signedIn("proof_needed"),
  downloadOwnData: signedIn("proof_needed"),
  listSessions: signedIn("ok"),
  listOwnCases: signedIn("ok"),
  endSession: signedIn("not_found", ({ session }) => ({ parameters: { id: session } })),
  viewOwnReset: signedIn("ok"),
  viewConsents: signedIn("ok"),
  acceptDocuments: signedIn("ok", () => ({ body: { terms: 1, privacy: 1 } })),
  stopFactorReset: signedIn("reset_over"),
  listAuthorizations: signedIn("ok"),
  answerAuthorization: signedIn("not_found", () => ({
    parameters: { id: "unknown12345" },
    body: { answer: "approved" },
  })),
  endOtherSessions: signedIn("proof_needed"),
  ...walletRows,
  listDisputeReasons: signedIn("ok"),
  listActiveTrades: signedIn("ok"),
  listTradeHistory: signedIn("ok"),
  ...paymentRows,
  listNotices: signedIn("ok"),
  countNotices: signedIn("ok"),
  readNotices: signedIn("ok", () => ({ body: { up_to: 1 } })),
  readNotice: signedIn("not_found", () => ({ parameters: { id: "0" } })),
  viewNoticeSettings: signedIn("ok"),
  changeNoticeSettings: signedIn("ok", () => ({
    body: { events: [{ event: "feedback", web: true }] },
  })),
  listFavorites: signedIn("ok"),
  addFavorite: { ...signedIn("ok", theOffer), answers: ofOthers },
  removeFavorite: { ...signedIn("ok", theOffer), answers: ofOthers },
  viewOwnBadges: signedIn("ok"),
  viewOwnStatistics: signedIn("ok"),
  listRecentPartners: signedIn("ok"),
  listTrusted: signedIn("ok"),
  listBlocked: signedIn("ok"),
  changeRelation: signedIn("ok", toTrust),
  changeRelationByPost: signedIn("ok", toTrust),
  listMyOffers: signedIn("ok", () => ({ query: { type: "sell" } })),
  changeMargins: signedIn("ok", ({ offer }) => ({
    body: { offers: [{ hash: offer, new_margin: "3" }], preview: true },
  })),
  createOffer: signedIn("ok", () => ({ body: offerBody })),
  switchAllOffers: signedIn("ok", () => ({ body: { new_status: "inactive" } })),
  startTrade: {
    answers: [
      ...notSignedIn,
      ["held", "user_restricted"],
      ["owner", "own_offer"],
      ["stranger", "ok"],
    ],
    sent: start,
  },
  reportOffer: {
    answers: [...notSignedIn, ["owner", "own_offer"], ["held", "ok"], ["stranger", "ok"]],
    sent: (about) => ({ parameters: { id: about.offer }, body: { reason: "obvious_scam" } }),
  },

  viewMyOffer: ofOwner("ok"),
  editOffer: ofOwner("ok", { ...castOffer, offer_version: 1 }),
  setOfferCap: ofOwner("ok", { offer_cap: { active: true, amount: "5000" } }),
  switchOffer: ofOwner("ok", { new_status: "active" }),
  changeOfferMargin: ofOwner("ok", { new_margin: "3" }),
  changeOfferFixedPrice: ofOwner("ok", { new_fixed_price: "50000" }),
  changeOfferAmount: ofOwner("ok", { range_min: "20", range_max: "400" }),
  setManualFee: ofOwner("manual_escrow_fee_not_allowed", { new_manual_escrow_fee: "1" }),
  clearManualFee: ofOwner("ok"),
  listSilentPool: signedIn("ok"),
  viewMarketDepth: signedIn("ok", () => ({
    query: { type: "sell", crypto_currency_code: "BTC", currency: "EUR", payment_method: "sepa" },
  })),
  exportOffers: signedIn("ok"),
  importOffers: signedIn("csv_empty", () => ({
    body: { csv: "hash,margin\n", preview: true, take: "all" },
  })),
  appealOffer: ofOwner("offer_not_rejected", words),
  promoteOffer: ofOwner("ok", {}),
  viewPinnedInfo: ofOwner("ok"),
  resetPenalty: ofOwner("no_penalty"),

  viewTrade: ofParties("seen", [
    ["buyer", "ok"],
    ["seller", "ok"],
  ]),
  viewTradeByHash: ofParties("seen", [
    ["buyer", "ok"],
    ["seller", "ok"],
  ]),
  ...exportRows,
  viewAcceptedOffer: ofParties("seen", [
    ["buyer", "ok"],
    ["seller", "ok"],
  ]),
  viewFeedback: ofParties("seen", [
    ["buyer", "ok"],
    ["seller", "ok"],
  ]),
  ...chatRows,
  ...messengerRows,
  ...requirementRows,
  ...giftCardRows,
  markTradePaid: ofParties("funded", [
    ["seller", "not_your_act"],
    ["buyer", "ok"],
  ]),
  // The escrow of this one is funded already.
  fundTrade: ofParties("funded", [
    ["buyer", "not_your_act"],
    ["seller", "wrong_status"],
  ]),
  cancelTrade: ofParties("funded", [
    ["seller", "not_your_act"],
    ["buyer", "ok"],
  ]),
  extendWindow: ofParties("funded", [
    ["buyer", "not_your_act"],
    ["seller", "ok"],
  ]),
  propose: ofParties(
    "funded",
    [
      ["buyer", "ok"],
      ["seller", "already_asked"],
    ],
    { kind: "agree-cancel" },
  ),
  acceptProposal: ofParties("proposed", [
    ["seller", "own_proposal"],
    ["buyer", "ok"],
  ]),
  declineProposal: ofParties("proposed", [
    ["buyer", "ok"],
    ["seller", "ok"],
  ]),
  releaseTrade: ofParties(
    "paid",
    [
      ["buyer", "not_your_act"],
      ["seller", "ok"],
    ],
    { password: demoPassword },
  ),
  ...escrowRows,
  withdrawPaid: ofParties("paid", [
    ["seller", "not_your_act"],
    ["buyer", "ok"],
  ]),
  openDispute: ofParties(
    "paid",
    [
      ["seller", "ok"],
      ["buyer", "wrong_status"],
    ],
    {
      dispute_reason_id: 1,
    },
  ),
  withdrawDispute: ofParties("disputed", [
    ["seller", "not_your_act"],
    ["buyer", "ok"],
  ]),
  appealVerdict: ofParties(
    "decided",
    [
      ["seller", "not_your_act"],
      ["buyer", "ok"],
    ],
    words,
  ),
  acceptVerdict: ofParties("decided", [
    ["seller", "not_your_act"],
    ["buyer", "ok"],
  ]),
  giveFeedback: ofParties(
    "released",
    [
      ["buyer", "ok"],
      ["seller", "ok"],
    ],
    { type: "positive" },
  ),
  replyToFeedback: ofParties(
    "reviewed",
    [
      ["buyer", "nothing_to_reply_to"],
      ["seller", "ok"],
    ],
    {
      text: "Thank you.",
    },
  ),
  reportChargeback: {
    stage: "released",
    answers: [...notSignedIn, ...others, ["buyer", "not_your_act"], ["seller", "not_verified"]],
    sent: ({ id }) => ({ body: reportOf(id) }),
  },
  answerChargeback: ofParties(
    "reported",
    [
      ["seller", "not_your_act"],
      ["buyer", "ok"],
    ],
    words,
  ),
  ...partnerRows,
  ...badgeRows,
  listOwnFeatureRequests: signedIn("ok"),
  sendFeatureRequest: signedIn("ok", () => ({ body: { text: "Dark charts" } })),
  listSavedSearches: signedIn("ok"),
  saveSearch: signedIn("ok", () => ({ body: { type: "buy", currency: "EUR" } })),
  setSearchAlerts: signedIn("not_found", () => ({
    parameters: { id: "anotherOne12" },
    body: { alerts: false },
  })),
  removeSavedSearch: signedIn("not_found", () => ({ parameters: { id: "anotherOne12" } })),
  // What the others need ends last.
  deleteOffer: ofOwner("ok"),
  logOut: { answers: all(["nobody", "staff", "banned", "held", "stranger"], "ok") },
};
