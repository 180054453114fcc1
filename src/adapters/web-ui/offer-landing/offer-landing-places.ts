import { at, pageCode, type Page } from "../navigation/page.ts";

const landing = pageCode(async () => (await import("./offer-landing-page.tsx")).OfferLandingPage);

const store = pageCode(async () => (await import("./gift-card-store.tsx")).GiftCardStore);

/** Offers of a payment method, of a gift card for any coin or one, and of a country. */
const ofOffers: readonly Page[] = [
  "/trading/:coins/:method",
  "/country/:country",
  ...["buy", "sell"].flatMap((act) =>
    ["", "-for-bitcoin", "-for-tether", "-for-ethereum"].map(
      (coin) => `/${act}-giftcard${coin}/:card`,
    ),
  ),
].map((path) => at(path, landing));

/** The same, and the store of gift cards. */
export const offerLandingPages: readonly Page[] = [
  ...ofOffers,
  ...["/gift-cards", "/gift-card-store", "/gift-card-store/search"].map((path) => at(path, store)),
];

/** Large trades with vendors. */
export const deskPages: readonly Page[] = [
  at(
    "/otc-desk",
    pageCode(async () => (await import("./otc-desk-page.tsx")).OtcDeskPage),
  ),
];

/** Offers that meet one's own. */
export const poolPages: readonly Page[] = [
  at(
    "/silent-pool",
    pageCode(async () => (await import("./silent-pool-page.tsx")).SilentPoolPage),
  ),
];
