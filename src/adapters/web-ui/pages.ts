import { accountPages } from "./account/account-places.ts";
import { articlePages } from "./article/article-places.ts";
import { apiDocsPages } from "./api-docs/api-docs-places.ts";
import { galleryPages } from "./design-gallery/gallery-places.ts";
import { landingPages } from "./landing/landing-places.ts";
import { marketplacePages } from "./marketplace/marketplace-places.ts";
import { myOffersPages } from "./my-offers/my-offers-places.ts";
import { offerWizardPages } from "./offer-wizard/offer-wizard-places.ts";
import { offerPages } from "./offer/offer-places.ts";
import { overviewPages } from "./overview/overview-places.ts";
import { practisePages } from "./practise/practise-places.ts";
import { profilePages } from "./profile/profile-places.ts";
import { settingsPages } from "./settings/settings-places.ts";
import { tradeHistoryPages } from "./trade-history/trade-history-places.ts";
import { tradeRoomPages } from "./trade-room/trade-room-places.ts";
import { tradePages } from "./trade/trade-places.ts";
import { hedgingPages } from "./hedging/hedging-places.ts";
import { liabilityPages } from "./liability/liability-places.ts";
import { bondPages } from "./bond/bond-places.ts";
import { lightningPages } from "./lightning/lightning-places.ts";
import { conversionPages } from "./conversion/conversion-places.ts";
import { virtualCardPages } from "./virtual-card/virtual-card-places.ts";
import { spotLandingPages, spotPages } from "./spot/spot-places.ts";
import { providerOrderPages } from "./provider-order/provider-order-places.ts";
import { sendPages } from "./send/send-places.ts";
import { walletPages } from "./wallet/wallet-places.ts";
import { ofRealMoney, type Page } from "./navigation/page.ts";
import { bankAccountPages } from "./bank-account/bank-account-places.ts";
import { favoritePages } from "./favorites/favorites-places.ts";
import { marketStatisticsPages, recordPages } from "./record/record-places.ts";
import { contactPages } from "./contact/contact-places.ts";
import { noticePages } from "./notice/notice-places.ts";
import { messengerPages } from "./messenger/messenger-places.ts";
import { supportPages } from "./support/support-places.ts";
import { receiptPages } from "./receipt/receipt-places.ts";
import { partnerPages } from "./partner/partner-places.ts";
import { featureRequestPages } from "./feature-request/feature-request-places.ts";
import { contentPages } from "./content/content-places.ts";
import { deskPages, offerLandingPages, poolPages } from "./offer-landing/offer-landing-places.ts";
import { converterPages, currenciesPages } from "./converter/converter-places.ts";
import { instantBuyPages } from "./instant-buy/instant-buy-places.ts";
import { ownCasePages } from "./own-case/own-case-places.ts";
import { factorResetPages } from "./factor-reset/factor-reset-places.ts";
import { merchantPages } from "./merchant/merchant-places.ts";
import { verificationPages } from "./verification/verification-places.ts";
import { savedSearchPages } from "./saved-search/saved-search-places.ts";
import { reputationPages } from "./reputation/reputation-places.ts";
import { vendorPages } from "./vendor/vendor-places.ts";

/**
 * Every page, one line per feature. A literal in a path comes before a parameter in the same
 * position.
 */
export const pages: readonly Page[] = [
  ...landingPages,
  ...marketplacePages,
  ...offerPages,
  ...accountPages,
  ...profilePages,
  ...settingsPages,
  ...ofRealMoney(verificationPages),
  ...walletPages,
  ...ofRealMoney(sendPages),
  ...ofRealMoney(conversionPages),
  ...ofRealMoney(spotPages),
  ...ofRealMoney(virtualCardPages),
  ...ofRealMoney(providerOrderPages),
  ...spotLandingPages,
  ...ofRealMoney(lightningPages),
  ...ofRealMoney(bondPages),
  ...liabilityPages,
  ...ofRealMoney(hedgingPages),
  ...overviewPages,
  ...tradePages,
  ...tradeRoomPages,
  ...tradeHistoryPages,
  ...myOffersPages,
  ...offerWizardPages,
  ...practisePages,
  ...apiDocsPages,
  ...galleryPages,
  ...favoritePages,
  ...contactPages,
  ...messengerPages,
  ...supportPages,
  ...bankAccountPages,
  ...noticePages,
  ...recordPages,
  ...marketStatisticsPages,
  ...ofRealMoney(partnerPages),
  ...receiptPages,
  ...featureRequestPages,
  ...currenciesPages,
  ...converterPages,
  ...offerLandingPages,
  ...deskPages,
  ...poolPages,
  ...contentPages,
  ...articlePages,
  ...ofRealMoney(merchantPages),
  ...savedSearchPages,
  ...ofRealMoney(vendorPages),
  ...ofRealMoney(reputationPages),
  ...factorResetPages,
  ...ownCasePages,
  ...instantBuyPages,
];
