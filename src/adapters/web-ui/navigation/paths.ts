import { coinSlugs } from "../../http/contract/coins.ts";
import { readersHome } from "../../http/contract/return-path.ts";

/** Where the marketplace begins, for buyers and for sellers. */
export const buyPath = `/buy/${coinSlugs.BTC}`;
export const sellPath = `/sell/${coinSlugs.BTC}`;

/** The reader's home, the running trades, and those that are over. */
export const overviewPath = readersHome;
export const tradesPath = "/dashboard/trades";
export const historyPath = "/dashboard/trade-history";

/** Where one's own offers stand, and where a new one is written. */
export const myOffersPath = "/dashboard/my-offers";
export const favoritesPath = "/dashboard/favorite-offers";
export const newOfferPath = "/offer-manager/edit";

/** Where programs are told how to do what the pages do. */
export const apiDocsPath = "/docs";

/** Where one's own account is set up. */
export const settingsPath = "/account/settings";
export const securityPath = "/account/security";
