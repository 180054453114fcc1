import { coinSlugs } from "../../http/contract/coins.ts";
import { readersHome } from "../../http/contract/return-path.ts";

/** The start pages of the marketplace, for buyers and for sellers. */
export const buyPath = `/buy/${coinSlugs.BTC}`;
export const sellPath = `/sell/${coinSlugs.BTC}`;

/** The user's home, running trades, and past trades. */
export const overviewPath = readersHome;
export const tradesPath = "/dashboard/trades";
/** What was sent, on the page of the wallet. */
export const ownSendsPath = "/wallet#sends";
export const sendPath = "/wallet/send";
export const addressBookPath = "/wallet/address-book";
export const convertPath = "/wallet/convert";
export const lightningPath = "/wallet/lightning";
export const bondPath = "/wallet/bond";
export const onRampPath = "/on-ramp";
export const offRampPath = "/off-ramp";
export const topUpPath = "/mobile-top-up";
export const spotPath = "/spot-trading";
export const cardsPath = "/virtual-cards";

/** What the platform owes, for everybody. */
export const liabilitiesPath = "/proof-of-liabilities";
export const historyPath = "/dashboard/trade-history";
export const exportsPath = "/dashboard/trade-history/exports";

/** The user's own offers, and the page for a new one. */
export const myOffersPath = "/dashboard/my-offers";
export const favoritesPath = "/dashboard/favorite-offers";
export const savedSearchesPath = "/dashboard/saved-searches";
export const newOfferPath = "/offer-manager/edit";

/** The wizard, with a draft that is kept. */
export function draftPath(id: string): string {
  return `${newOfferPath}?draft=${id}`;
}
export const specialOfferPath = "/offer/special/create";

/** All chats of the user; a chat is below it. */
export const messengerPath = "/messenger";

/** The chat with support on a page of its own. */
export const supportPath = "/support";

/** People that the user knows. */
export const recentPartnersPath = "/dashboard/recent-trades";
export const trustedPath = "/dashboard/trusted-users";
export const blockedPath = "/dashboard/blocked-users";

/** The user's own record. */
export const statisticsPath = "/dashboard/statistics";
export const partnerPath = "/dashboard/partner";
export const partnerProgramPath = "/partner-program";
export const partnerTermsPath = "/partner-program/terms";
export const ambassadorProgramPath = "/ambassador-program";
export const assignAmbassadorPath = "/assign-ambassador";
export const badgesPath = "/dashboard/badges";
export const shareProfilePath = "/dashboard/share-profile";

/** What coins cost in every currency. */
export const currenciesPath = "/currencies";

/** Bitcoin in a currency, by its code. */
export function converterPathOf(code: string): string {
  return `/calculator/btc-to-${code.toLowerCase()}`;
}

/** Checks case files; anybody may. */
export const verifyCasePath = "/verify-case";

/** The API reference. */
export const apiDocsPath = "/docs";

/** What the user was told, and how they want to be told. */
export const noticesPath = "/dashboard/notifications";
export const noticeSettingsPath = "/account/notifications";
export const messengerSettingsPath = `${noticeSettingsPath}#messenger`;

/** The user's account settings. */
export const featureRequestPath = "/help/feature-request";
export const settingsPath = "/account/settings";
export const verifyEmailPath = "/account/verification/email";
export const verifyPhonePath = "/account/verification/phone";
export const verificationPath = "/account/verification";
export const verifyIdPath = "/account/verification/id";
export const verifyAddressPath = "/account/verification/address";
export const verifyVideoPath = "/account/verification/video";
export const verifyBasicPath = "/account/verification/basic";
export const levelPath = "/account/level";
export const levelsPath = "/account/verification/levels";
export const verifyCompanyPath = "/account/verification/company";
export const webhooksPath = "/account/webhooks";
export const reputationPath = "/account/reputation";
export const vendorDeskPath = "/account/vendor";
export const teamPath = "/account/team";
export const paymentLinksPath = "/account/payment-links";
export const corporatePath = "/account/corporate";
export const securityPath = "/account/security";
export const paymentSettingsPath = "/account/payment-settings";

/** What the user agreed to. */
export const consentPath = "/consent";
