import { coinSlugs } from "../../http/contract/coins.ts";
import { readersHome } from "../../http/contract/return-path.ts";
import { usePageState } from "../page-context.ts";
import { useRead } from "../server/use-read.ts";

/** Where the marketplace begins, for buyers and for sellers. */
export const buyPath = `/buy/${coinSlugs.BTC}`;
export const sellPath = `/sell/${coinSlugs.BTC}`;

/** The reader's home, the running trades, and those that are over. */
export const overviewPath = readersHome;
export const tradesPath = "/dashboard/trades";
export const historyPath = "/dashboard/trade-history";

/** Where one's own offers stand, and those that one keeps; where a new one is written. */
export const myOffersPath = "/dashboard/my-offers";
export const favoritesPath = "/dashboard/favorite-offers";
export const newOfferPath = "/offer-manager/edit";

/** Where programs are told how to do what the pages do. */
export const apiDocsPath = "/docs";

/** Where one's own account is set up. */
export const settingsPath = "/account/settings";
export const securityPath = "/account/security";

/** Active trades are asked for at most once a minute (specification, section 4). */
const everyMs = 60_000;

/** How many trades wait for the reader; undefined while unknown or signed out. */
export function useTurnCount(): number | undefined {
  const { reader } = usePageState();
  const { data } = useRead("listActiveTrades", {}, { everyMs, isOff: !reader.isLogged });
  return data?.data.filter(({ turn, mySide }) => turn === mySide).length;
}

/** The value of all that the reader has available, in the reader's currency; undefined while unknown. */
export function useTotal(): { readonly amount: string; readonly currency: string } | undefined {
  const { reader } = usePageState();
  const { data } = useRead("getBalances", {}, { everyMs, isOff: !reader.isLogged });
  const balances = data?.data ?? [];
  const [first] = balances;
  if (!first || balances.some(({ fiatValue }) => fiatValue === null)) return undefined;
  // Only to be looked at: cents are exact far beyond any wallet.
  const total = balances.reduce((sum, { fiatValue }) => sum + Number(fiatValue), 0);
  return { amount: total.toFixed(2), currency: first.fiatCurrencyCode };
}
