import { at, pageCode, type Page } from "../navigation/page.ts";

const landing = pageCode(async () => (await import("./offer-landing-page.tsx")).OfferLandingPage);

/** Offers of a payment method, of a gift card for any coin or one, of a country, and the store of gift cards. */
export const offerLandingPages: readonly Page[] = [
  "/trading/:coins/:method",
  "/country/:country",
  "/gift-cards",
  "/gift-card-store",
  "/gift-card-store/search",
  ...["buy", "sell"].flatMap((act) =>
    ["", "-for-bitcoin", "-for-tether", "-for-ethereum"].map(
      (coin) => `/${act}-giftcard${coin}/:card`,
    ),
  ),
].map((path) => at(path, landing));

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
