/** The code of each page, by the shape of its path; loaded when it is needed or soon will be. */
export const pageChunks = {
  landing: { path: /^\/$/, load: () => import("../landing/landing-page.tsx") },
  marketplace: {
    path: /^\/(?:buy|sell)\//,
    load: () => import("../marketplace/marketplace-page.tsx"),
  },
  offer: { path: /^\/offer\//, load: () => import("../offer/offer-page.tsx") },
  account: { path: /^\/(?:login|register)$/, load: () => import("../account/account-pages.tsx") },
  profile: { path: /^\/user\//, load: () => import("../profile/profile-page.tsx") },
  settings: {
    path: /^\/account\/(?:settings|security)$/,
    load: () => import("../settings/settings-pages.tsx"),
  },
  wallet: { path: /^\/wallet$/, load: () => import("../wallet/wallet-page.tsx") },
  overview: { path: /^\/dashboard$/, load: () => import("../overview/overview-page.tsx") },
  tradeHistory: {
    path: /^\/dashboard\/trade-history$/,
    load: () => import("../trade-history/trade-history-page.tsx"),
  },
  myOffers: {
    path: /^\/dashboard\/my-offers$/,
    load: () => import("../my-offers/my-offers-page.tsx"),
  },
  offerWizard: {
    path: /^\/offer-manager\/edit/,
    load: () => import("../offer-wizard/offer-wizard-page.tsx"),
  },
  trades: {
    path: /^\/dashboard\/trades$/,
    load: () => import("../trade/active-trades-page.tsx"),
  },
  practise: { path: /^\/practise/, load: () => import("../practise/practise-page.tsx") },
  apiDocs: { path: /^\/docs$/, load: () => import("../api-docs/api-docs-page.tsx") },
  gallery: { path: /^\/_design$/, load: () => import("../design-gallery/gallery-page.tsx") },
  trade: { path: /^\/trade\//, load: () => import("../trade-room/trade-page.tsx") },
};

/** Starts to load the code of the page at a path without the locale's prefix. */
export function preloadPage(path: string): void {
  const chunk = Object.values(pageChunks).find((each) => each.path.test(path));
  // Whoever opens the page sees the failure and can repeat it; a guess may fail unseen.
  chunk?.load().catch(() => undefined);
}
