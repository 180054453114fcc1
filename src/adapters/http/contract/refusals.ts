import { factorResetRefusals } from "./factor-reset/factor-reset-refusals.ts";
import { accountRefusals } from "./account/account-refusals.ts";
import { catalogueRefusals } from "./admin/catalogue.ts";
import { articleRefusals } from "./article/article-refusals.ts";
import { announcementRefusals } from "./announcement/announcement-refusals.ts";
import { backgroundRefusals } from "./admin/background-work-refusals.ts";
import { booksRefusals } from "./admin/books-refusals.ts";
import { bankListRefusals } from "./admin/bank-list-refusals.ts";
import { caseRefusals } from "./admin/case-refusals.ts";
import { peopleRefusals } from "./admin/people-refusals.ts";
import { policyRefusals } from "./admin/policy-refusals.ts";
import { offerModerationRefusals } from "./admin/offer-moderation-refusals.ts";
import { chargebackRefusals } from "./admin/chargeback-refusals.ts";
import { staffRefusals } from "./admin/staff-refusals.ts";
import { teamRefusals } from "./admin/team-refusals.ts";
import { contactRefusals } from "./contact/contact-refusals.ts";
import { attachmentRefusals } from "./attachment/attachment-refusals.ts";
import { avatarRefusals } from "./avatar/avatar-refusals.ts";
import { bankAccountRefusals } from "./bank-account/bank-account-refusals.ts";
import { giftCardRefusals } from "./gift-card/gift-card-refusals.ts";
import { mobileWalletRefusals } from "./mobile-money/mobile-wallet-refusals.ts";
import { chatRefusals } from "./chat/chat-refusals.ts";
import { feedbackRefusals } from "./feedback/feedback-refusals.ts";
import { verificationRefusals } from "./verification/verification-refusals.ts";
import { companyRefusals } from "./company/company-refusals.ts";
import { merchantRefusals } from "./merchant/merchant-refusals.ts";
import { payAddressRefusals } from "./pay-address/pay-address-refusals.ts";
import { featureRequestRefusals } from "./feature-request/feature-request-refusals.ts";
import { reputationRefusals } from "./reputation/reputation-refusals.ts";
import { vendorRefusals } from "./vendor/vendor-refusals.ts";
import { apiKeyRefusals } from "./api-key/api-key-refusals.ts";
import { webhookRefusals } from "./webhook/webhook-refusals.ts";
import { partnerRefusals } from "./partner/partner-refusals.ts";
import { badgeApplicationRefusals } from "./badge-application/badge-application-refusals.ts";
import { personReportRefusals } from "./person-report/person-report-refusals.ts";
import { offerRefusals } from "./offer/offer-refusals.ts";
import type { RefusalTable } from "./refusal-table.ts";
import { exportRefusals } from "./history-export/export-refusals.ts";
import { haltRefusals } from "./halt/halt-refusals.ts";
import { messengerRefusals } from "./messenger/messenger-refusals.ts";
import { outletRefusals } from "./outlet/outlet-refusals.ts";
import { offerDraftRefusals } from "./offer/offer-draft-refusals.ts";
import { holidayRefusals } from "./offer/holiday-refusals.ts";
import { savedSearchRefusals } from "./saved-search/saved-search-refusals.ts";
import { passkeyRefusals } from "./passkey/passkey-refusals.ts";
import { noticeRefusals } from "./claim/notice-refusals.ts";
import { tradeRefusals } from "./trade/trade-refusals.ts";
import { twoFactorRefusals } from "./two-factor/two-factor-refusals.ts";
import { consentRefusals } from "./consent/consent-refusals.ts";
import { bondRefusals } from "./bond/bond-refusals.ts";
import { conversionRefusals } from "./conversion/conversion-refusals.ts";
import { lightningRefusals } from "./lightning/lightning-refusals.ts";
import { addressBookRefusals } from "./send/address-book-refusals.ts";
import { escrowRefusals } from "./multisig-escrow/escrow-refusals.ts";
import { sendRefusals } from "./send/send-refusals.ts";
import { supportRefusals } from "./support/support-refusals.ts";
import { providerOrderRefusals } from "./provider-order/provider-order-refusals.ts";
import { spotRefusals } from "./spot/spot-refusals.ts";
import { translationRefusals } from "./translation/translation-refusals.ts";
import { virtualCardRefusals } from "./virtual-card/virtual-card-refusals.ts";
import { walletRefusals } from "./wallet/wallet-refusals.ts";

/** Refusals that any route may return. */
const generalRefusals = {
  bad_request: { status: 400, message: "This request can't be read." },
  unauthenticated: { status: 401, message: "Sign in to continue." },
  forbidden: { status: 403, message: "Your role does not allow this." },
  forbidden_origin: {
    status: 403,
    message: "This request didn't come from one of our pages. Reload the page, then try again.",
  },
  ip_blocked: {
    status: 403,
    message:
      "We don't serve this network address. Your coins stay yours: you can withdraw all of them.",
  },
  action_blocked_in_country: {
    status: 403,
    message: "You can't do this in your country now. The notice at the top of the page says why.",
  },
  demo_account: {
    status: 403,
    message: "A demo account has only play money. Register a real account to do this.",
  },
  api_key_forbidden: { status: 403, message: "An API key can't do this." },
  consent_due: {
    status: 403,
    message: "Our terms or privacy policy changed. Accept them to continue.",
  },
  not_found: { status: 404, message: "Nothing was found at this address." },
  method_not_allowed: { status: 405, message: "This address doesn't support that method." },
  key_reused: {
    status: 409,
    message: "This key was used for another request. Nothing was changed.",
  },
  payload_too_large: { status: 413, message: "The request is too large." },
  unsupported_media_type: {
    status: 415,
    message: "Send JSON, or a file as application/octet-stream.",
  },
  validation: { status: 422, message: "Check the marked fields." },
  rate_limited: { status: 429, message: "Too many attempts. Wait a moment, then try again." },
  unavailable: {
    status: 503,
    message:
      "Our database isn't responding. Your request may have been carried out: send it again under the same key, or check first.",
  },
  busy: {
    status: 503,
    message: "We're busy right now. Nothing was changed. Try again in a moment.",
  },
} as const satisfies RefusalTable;

/** Every refusal code of the API with its status and message. One line per feature. */
export const refusals = {
  ...generalRefusals,
  ...companyRefusals,
  ...verificationRefusals,
  ...partnerRefusals,
  ...merchantRefusals,
  ...webhookRefusals,
  ...apiKeyRefusals,
  ...vendorRefusals,
  ...featureRequestRefusals,
  ...reputationRefusals,
  ...payAddressRefusals,
  ...personReportRefusals,
  ...badgeApplicationRefusals,
  ...accountRefusals,
  ...factorResetRefusals,
  ...offerRefusals,
  ...offerModerationRefusals,
  ...tradeRefusals,
  ...noticeRefusals,
  ...caseRefusals,
  ...backgroundRefusals,
  ...booksRefusals,
  ...chargebackRefusals,
  ...contactRefusals,
  ...staffRefusals,
  ...teamRefusals,
  ...peopleRefusals,
  ...policyRefusals,
  ...bankAccountRefusals,
  ...bankListRefusals,
  ...giftCardRefusals,
  ...mobileWalletRefusals,
  ...attachmentRefusals,
  ...avatarRefusals,
  ...chatRefusals,
  ...feedbackRefusals,
  ...haltRefusals,
  ...announcementRefusals,
  ...articleRefusals,
  ...catalogueRefusals,
  ...twoFactorRefusals,
  ...passkeyRefusals,
  ...holidayRefusals,
  ...offerDraftRefusals,
  ...savedSearchRefusals,
  ...outletRefusals,
  ...walletRefusals,
  ...translationRefusals,
  ...supportRefusals,
  ...sendRefusals,
  ...escrowRefusals,
  ...addressBookRefusals,
  ...lightningRefusals,
  ...conversionRefusals,
  ...spotRefusals,
  ...virtualCardRefusals,
  ...providerOrderRefusals,
  ...bondRefusals,
  ...exportRefusals,
  ...messengerRefusals,
  ...consentRefusals,
} as const;

export type RefusalCode = keyof typeof refusals;

/** The codes that any route may return. */
export type GeneralRefusalCode = keyof typeof generalRefusals;

/** Whether any route may return this code. */
export function isGeneral(code: RefusalCode): code is GeneralRefusalCode {
  return code in generalRefusals;
}
