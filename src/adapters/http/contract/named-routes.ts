import { Type } from "typebox";
import { dataOf } from "./envelope.ts";
import { route } from "./route.ts";

/**
 * The pages of the interface by name, as templates without the locale prefix: programs and other parts
 * link to them by name. A page that does not exist has no name here.
 */
export const namedRoutes = {
  "web.home": "/",
  "web.register": "/register",
  "web.login": "/login",
  "web.logout": "/logout",
  "web.wallet.index": "/wallet",
  "web.wallet.send": "/wallet/send",
  "web.about": "/about",
  "web.help": "/help",
  "web.status": "/status",
  "web.fees": "/fees",
  "web.terms": "/terms-of-service",
  "web.vendorTerms": "/vendor-terms",
  "web.privacy": "/privacy-policy",
  "web.currencies": "/currencies",
  "web.calculator": "/calculator/btc-to-{currencyCode}",
  "web.offers.search": "/{type}/{crypto}",
  "web.offers.searchByMethod": "/{type}/{crypto}/{paymentMethod}",
  "web.trading": "/trading/{type}-{crypto}/{paymentMethod}",
  "web.giftcards": "/{type}-giftcard/{paymentMethod}",
  "web.giftcards.crypto": "/{type}-giftcard-for-{crypto}/{paymentMethod}",
  "web.giftcards.landing": "/gift-cards",
  "web.giftcardStore": "/gift-card-store",
  "web.giftcardStore.search": "/gift-card-store/search",
  "web.buyInstantly": "/buy-crypto-instantly",
  "web.statistics": "/statistics",
  "web.otcDesk": "/otc-desk",
  "web.silentPool": "/silent-pool",
  "web.walletLanding": "/bitcoin-wallet",
  "web.refugees": "/refugees",
  "web.ambassadorProgram": "/ambassador-program",
  "web.country": "/country/{country}",
  "web.offer.view": "/offer/{id}",
  "web.offerManager.create": "/offer-manager/edit",
  "web.offerManager.edit": "/offer-manager/edit/{id}",
  "web.trade.view": "/trade/{id}",
  "web.user.view": "/user/{username}",
  "web.dashboard": "/dashboard",
  "web.dashboard.trades": "/dashboard/trades",
  "web.dashboard.tradeHistory": "/dashboard/trade-history",
  "web.dashboard.myOffers": "/dashboard/my-offers",
  "web.dashboard.favorites": "/dashboard/favorite-offers",
  "web.dashboard.notifications": "/dashboard/notifications",
  "web.account.settings": "/account/settings",
  "web.account.security": "/account/security",
  "web.account.payments": "/account/payment-settings",
  "web.account.notifications": "/account/notifications",
  "web.account.verification.email": "/account/verification/email",
  "web.account.verification.phone": "/account/verification/phone",
  "web.account.verification.company": "/account/verification/company",
  "web.account.webhooks": "/account/webhooks",
  "web.account.corporate": "/account/corporate",
} as const;

export const listRoutes = route({
  id: "listRoutes",
  method: "get",
  path: "/rest/v1/routes",
  summary: "The pages of the interface by name, with `{parameters}`; a locale prefix may precede",
  access: "anyone",
  answers: {
    200: {
      description: "URL templates by name",
      body: dataOf(Type.Record(Type.String(), Type.String())),
    },
  },
});
