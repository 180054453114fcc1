import { merchantRoutes } from "./merchant/merchant.ts";
import { leaderboardRoutes } from "./partner/leaderboard.ts";
import { apiKeyRoutes } from "./api-key/api-key.ts";
import { webhookRoutes } from "./webhook/webhook.ts";
import { verificationRoutes } from "./verification/verification.ts";
import { companyRoutes } from "./company/company.ts";
import { accountRoutes } from "./account/account.ts";
import { currentUserRoutes } from "./account/current-user.ts";
import { emailRoutes } from "./account/email.ts";
import { phoneRoutes } from "./account/phone.ts";
import { ownCaseRoutes } from "./own-case/own-case.ts";
import { recoveryRoutes } from "./account/recovery.ts";
import { securityRoutes } from "./account/security.ts";
import { consentRoutes } from "./consent/consent.ts";
import { factorResetRoutes } from "./factor-reset/factor-reset.ts";
import { authorizationRoutes } from "./account/authorization.ts";
import { securityQuestionRoutes } from "./account/security-questions.ts";
import { settingsRoutes } from "./account/settings.ts";
import { articleRoutes } from "./article/article.ts";
import { announcementRoutes } from "./announcement/announcement.ts";
import { apiDocumentRoutes } from "./api-document.ts";
import { catalogueRoutes } from "./catalogue/catalogue.ts";
import { chatRoutes } from "./chat/chat.ts";
import { chargebackRoutes } from "./claim/chargeback.ts";
import { disputeRoutes } from "./dispute/dispute.ts";
import { feedbackRoutes } from "./feedback/feedback.ts";
import { healthRoutes } from "./health.ts";
import { kycRoutes } from "./kyc/kyc.ts";
import { marketRoutes } from "./market/market.ts";
import { marketPriceRoutes } from "./market/market-prices.ts";
import { viewMicroApp } from "./micro-app-manifest.ts";
import { listRoutes } from "./named-routes.ts";
import { cityRoutes } from "./offer/cities.ts";
import { offerRoutes } from "./offer/offer.ts";
import { specialOfferRoutes } from "./offer/special-offer.ts";
import { ambassadorRoutes } from "./partner/ambassador.ts";
import { partnerRoutes } from "./partner/partner.ts";
import { passkeyRoutes } from "./passkey/passkey.ts";
import { badgeApplicationRoutes } from "./badge-application/badge-application.ts";
import { personReportRoutes } from "./person-report/person-report.ts";
import { profileRoutes } from "./profile/profile.ts";
import type { RouteContract } from "./route.ts";
import { haltRoutes } from "./halt/halt.ts";
import { agreementRoutes } from "./trade/agreement.ts";
import { giftCardRoutes } from "./trade/gift-card.ts";
import { tradeHistoryRoutes } from "./trade/trade-history.ts";
import { offerPictureRoutes } from "./offer/offer-picture.ts";
import { tradeReceiptRoutes } from "./trade/trade-receipt.ts";
import { tradeRoutes } from "./trade/trade.ts";
import { codeRoutes } from "./two-factor/codes.ts";
import { twoFactorRoutes } from "./two-factor/two-factor.ts";
import { lightningRoutes } from "./lightning/lightning.ts";
import { depositRoutes } from "./wallet/deposits.ts";
import { liabilityRoutes } from "./liability/liability.ts";
import { reserveRoutes } from "./liability/reserves.ts";
import { bondRoutes } from "./bond/bond.ts";
import { virtualCardRoutes } from "./virtual-card/virtual-card.ts";
import { providerOrderRoutes } from "./provider-order/provider-order.ts";
import { spotRoutes } from "./spot/spot.ts";
import { conversionRoutes } from "./conversion/conversion.ts";
import { addressBookRoutes } from "./send/address-book.ts";
import { sendRoutes } from "./send/send.ts";
import { chartRoutes } from "./wallet/chart.ts";
import { walletRoutes } from "./wallet/wallet.ts";
import { favoriteRoutes } from "./favorite/favorite.ts";
import { contactRoutes } from "./contact/contact.ts";
import { uploadRoutes } from "./attachment/upload.ts";
import { attachmentRoutes } from "./attachment/attachment.ts";
import { requirementRoutes } from "./requirement/requirement.ts";
import { avatarRoutes } from "./avatar/avatar.ts";
import { bankAccountRoutes } from "./bank-account/bank-account.ts";
import { closingRoutes } from "./closing/closing.ts";
import { savedGiftCardRoutes } from "./gift-card/saved-gift-card.ts";
import { mobileWalletRoutes } from "./mobile-money/mobile-wallet.ts";
import { ownDataRoutes } from "./own-data/own-data.ts";
import { messengerRoutes } from "./messenger/messenger.ts";
import { multisigEscrowRoutes } from "./multisig-escrow/escrow.ts";
import { noticeRoutes } from "./notice/notice-routes.ts";
import { outletRoutes } from "./outlet/outlet.ts";
import { telegramRoutes } from "./outlet/telegram.ts";
import { recordRoutes } from "./record/record.ts";
import { featureRequestRoutes } from "./feature-request/feature-request.ts";
import { converterRoutes } from "./converter/converter.ts";
import { historyExportRoutes } from "./history-export/history-export.ts";
import { countryLandingRoutes } from "./country-landing/country-landing.ts";
import { supportRoutes } from "./support/support.ts";
import { translationRoutes } from "./translation/translation.ts";
import { offerDraftRoutes } from "./offer/offer-draft.ts";
import { holidayRoutes } from "./offer/holiday.ts";
import { savedSearchRoutes } from "./saved-search/saved-search.ts";
import { payAddressRoutes } from "./pay-address/pay-address.ts";
import { reputationRoutes } from "./reputation/reputation.ts";
import { helpedTradeRoutes } from "./vendor/helped-trade.ts";
import { teamRoutes } from "./vendor/team.ts";
import { vendorDeskRoutes } from "./vendor/vendor-desk.ts";

/** Every route of the interface by its id, one line per feature. */
export const contracts = {
  ...healthRoutes,
  ...apiDocumentRoutes,
  listRoutes,
  viewMicroApp,
  ...announcementRoutes,
  ...articleRoutes,
  ...kycRoutes,
  ...accountRoutes,
  ...currentUserRoutes,
  ...settingsRoutes,
  ...securityRoutes,
  ...authorizationRoutes,
  ...factorResetRoutes,
  ...consentRoutes,
  ...securityQuestionRoutes,
  ...twoFactorRoutes,
  ...codeRoutes,
  ...passkeyRoutes,
  ...emailRoutes,
  ...phoneRoutes,
  ...recoveryRoutes,
  ...ownCaseRoutes,
  ...closingRoutes,
  ...ownDataRoutes,
  ...ambassadorRoutes,
  ...partnerRoutes,
  ...personReportRoutes,
  ...badgeApplicationRoutes,
  ...companyRoutes,
  ...verificationRoutes,
  ...merchantRoutes,
  ...leaderboardRoutes,
  ...webhookRoutes,
  ...apiKeyRoutes,
  ...profileRoutes,
  ...marketRoutes,
  ...marketPriceRoutes,
  ...catalogueRoutes,
  ...offerRoutes,
  ...offerPictureRoutes,
  ...cityRoutes,
  ...tradeHistoryRoutes,
  ...tradeReceiptRoutes,
  ...tradeRoutes,
  ...agreementRoutes,
  ...giftCardRoutes,
  ...disputeRoutes,
  ...chargebackRoutes,
  ...chatRoutes,
  ...attachmentRoutes,
  ...uploadRoutes,
  ...requirementRoutes,
  ...avatarRoutes,
  ...featureRequestRoutes,
  ...feedbackRoutes,
  ...haltRoutes,
  ...walletRoutes,
  ...chartRoutes,
  ...depositRoutes,
  ...lightningRoutes,
  ...sendRoutes,
  ...addressBookRoutes,
  ...conversionRoutes,
  ...spotRoutes,
  ...virtualCardRoutes,
  ...providerOrderRoutes,
  ...bondRoutes,
  ...liabilityRoutes,
  ...reserveRoutes,
  ...favoriteRoutes,
  ...contactRoutes,
  ...bankAccountRoutes,
  ...savedGiftCardRoutes,
  ...mobileWalletRoutes,
  ...noticeRoutes,
  ...outletRoutes,
  ...telegramRoutes,
  ...recordRoutes,
  ...converterRoutes,
  ...countryLandingRoutes,
  ...historyExportRoutes,
  ...messengerRoutes,
  ...specialOfferRoutes,
  ...holidayRoutes,
  ...offerDraftRoutes,
  ...savedSearchRoutes,
  ...vendorDeskRoutes,
  ...reputationRoutes,
  ...payAddressRoutes,
  ...teamRoutes,
  ...helpedTradeRoutes,
  ...translationRoutes,
  ...supportRoutes,
  ...multisigEscrowRoutes,
};

/** The types of all routes, for the typed client. */
export type Contracts = typeof contracts;

/** Every route, in the order of the document. */
export const routes = Object.values(contracts) as unknown as readonly RouteContract[];
