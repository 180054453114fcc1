import { screening } from "./screening-module.ts";
import { merchant } from "./merchant-module.ts";
import { support } from "./support-module.ts";
import { translation } from "./translation-module.ts";
import { apiKeys } from "./api-key-module.ts";
import { webhook } from "./webhook-module.ts";
import { company } from "./company-module.ts";
import { verification } from "./verification-module.ts";
import { account } from "./account-module.ts";
import { backgroundWork } from "./background-work-module.ts";
import { article } from "./article-module.ts";
import { announcements } from "./announcement-module.ts";
import { books } from "./books-module.ts";
import { caseDesk } from "./case-desk-module.ts";
import { catalogue } from "./catalogue-module.ts";
import { chat } from "./chat-module.ts";
import { claim } from "./claim-module.ts";
import { deposits } from "./deposit-module.ts";
import { liabilities } from "./liability-module.ts";
import { bonds } from "./bond-module.ts";
import { lightning } from "./lightning-module.ts";
import { conversions } from "./conversion-module.ts";
import { providerOrders } from "./provider-order-module.ts";
import { spotTrading } from "./spot-module.ts";
import { virtualCards } from "./virtual-card-module.ts";
import { addressBook } from "./address-book-module.ts";
import { multisigEscrow } from "./multisig-escrow-module.ts";
import { sends } from "./send-module.ts";
import { hotAccounts } from "./hot-account-module.ts";
import { sendFees } from "./send-fee-module.ts";
import { dispute } from "./dispute-module.ts";
import { events } from "./event-module.ts";
import { email } from "./email-module.ts";
import type { Feature } from "./feature.ts";
import { factors } from "./factor-module.ts";
import { feedback } from "./feedback-module.ts";
import { health } from "./health-module.ts";
import { housekeeping } from "./housekeeping-module.ts";
import { jobs } from "./jobs-module.ts";
import { marketPrices } from "./market-price-module.ts";
import { kyc } from "./kyc-module.ts";
import { metrics } from "./metrics-module.ts";
import { moderation } from "./moderation-module.ts";
import { notices } from "./notice-module.ts";
import { cities } from "./city-module.ts";
import { offer } from "./offer-module.ts";
import { ownAccount } from "./own-account-module.ts";
import { staffPasskeys } from "./staff-passkey-module.ts";
import { requestCounts } from "./request-count-module.ts";
import { phone } from "./phone-module.ts";
import { passkeys } from "./passkey-module.ts";
import { personAccess } from "./person-access-module.ts";
import { people } from "./people-module.ts";
import { policies } from "./policy-module.ts";
import { profile } from "./profile-module.ts";
import { lastWithdrawals } from "./last-withdrawal-module.ts";
import { ownCases } from "./own-case-module.ts";
import { recovery } from "./recovery-module.ts";
import { securityQuestions } from "./security-question-module.ts";
import { security } from "./security-module.ts";
import { settings } from "./settings-module.ts";
import { staff } from "./staff-module.ts";
import { halts } from "./halt-module.ts";
import { team } from "./team-module.ts";
import { tradeHistory } from "./trade-history-module.ts";
import { trade } from "./trade-module.ts";
import { closing } from "./closing-module.ts";
import { outlets } from "./outlet-module.ts";
import { ownData } from "./own-data-module.ts";
import { twoFactor } from "./two-factor-module.ts";
import { wallet } from "./wallet-module.ts";
import { favorite } from "./favorite-module.ts";
import { contact } from "./contact-module.ts";
import { attachment } from "./attachment-module.ts";
import { avatar } from "./avatar-module.ts";
import { badgeApplications } from "./badge-application-module.ts";
import { bankAccount } from "./bank-account-module.ts";
import { giftCard } from "./gift-card-module.ts";
import { mobileMoney } from "./mobile-money-module.ts";
import { requirement } from "./requirement-module.ts";
import { reconciliation } from "./reconciliation-module.ts";
import { record } from "./record-module.ts";
import { partner } from "./partner-module.ts";
import { personReport } from "./person-report-module.ts";
import { signInAuthorization } from "./sign-in-authorization-module.ts";
import { consent } from "./consent-module.ts";
import { factorResets } from "./factor-reset-module.ts";
import { releaseConsents } from "./release-consent-module.ts";
import { featureRequest } from "./feature-request-module.ts";
import { converter } from "./converter-module.ts";
import { historyExport } from "./history-export-module.ts";
import { offerPicture } from "./offer-picture-module.ts";
import { tradeReceipt } from "./trade-receipt-module.ts";
import { messenger } from "./messenger-module.ts";
import { countryLanding } from "./country-landing-module.ts";
import { offerDraft } from "./offer-draft-module.ts";
import { offerPause } from "./offer-pause-module.ts";
import { savedSearch } from "./saved-search-module.ts";
import { payAddress } from "./pay-address-module.ts";
import { reputation } from "./reputation-module.ts";
import { vendor } from "./vendor-module.ts";
import { replica } from "./replica-module.ts";

/** Every feature of the application. */
export const features: readonly Feature[] = [
  policies,
  replica,
  announcements,
  article,
  health,
  metrics,
  factors,
  account,
  twoFactor,
  passkeys,
  signInAuthorization,
  securityQuestions,
  email,
  phone,
  recovery,
  ownCases,
  lastWithdrawals,
  closing,
  notices,
  outlets,
  staff,
  security,
  offer,
  marketPrices,
  cities,
  catalogue,
  kyc,
  settings,
  moderation,
  trade,
  dispute,
  caseDesk,
  claim,
  tradeHistory,
  attachment,
  requirement,
  avatar,
  chat,
  feedback,
  profile,
  events,
  wallet,
  deposits,
  sends,
  multisigEscrow,
  screening,
  hotAccounts,
  sendFees,
  addressBook,
  conversions,
  spotTrading,
  virtualCards,
  providerOrders,
  lightning,
  reconciliation,
  bonds,
  liabilities,
  people,
  personAccess,
  housekeeping,
  jobs,
  backgroundWork,
  team,
  ownAccount,
  staffPasskeys,
  halts,
  books,
  favorite,
  contact,
  bankAccount,
  giftCard,
  mobileMoney,
  ownData,
  record,
  partner,
  personReport,
  badgeApplications,
  factorResets,
  consent,
  releaseConsents,
  company,
  verification,
  merchant,
  webhook,
  apiKeys,
  featureRequest,
  converter,
  countryLanding,
  historyExport,
  tradeReceipt,
  offerPicture,
  messenger,
  offerPause,
  offerDraft,
  savedSearch,
  vendor,
  reputation,
  payAddress,
  translation,
  support,
  requestCounts,
];
