import type { RouteContract } from "../contract/route.ts";
import type { Contracts } from "../contract/routes.ts";

/**
 * What works from an address that the operator turns away (answers 31 and 145): whoever has an account signs in
 * and out, reads what is theirs, gets coins in, and takes out all of them.
 */
const allowed: ReadonlySet<string> = new Set<keyof Contracts>([
  // Signing in, and the proofs for that and for sends.
  "answerAuthorization",
  "askPasskeyProof",
  "askPasskeySignIn",
  "askRecovery",
  "disownSignIn",
  "endOtherSessions",
  "endSession",
  "getCurrentUser",
  "logIn",
  "logOut",
  "recover",
  "sendCodeByCall",
  "sendCodeByEmail",
  "sendCodeByPhone",
  "sendCodeByPush",
  "sendCodeByTelegram",
  "signInWithPasskey",
  "viewAuthorization",
  // Their coins.
  "cancelSend",
  "quoteSend",
  "requestAddress",
  "sendCoins",
  // What the wallet's page shows beside them.
  "listAnnouncements",
  "listCryptoCurrencies",
  "listCryptoFiatRates",
  "listHalts",
  "listRoutes",
  "listWalletRates",
  // Nothing of it depends on who asks.
  "getLiveness",
  "getReadiness",
]);

/** Whether a route is refused from there. */
export function isClosedToBlocked({ id, method, access }: RouteContract): boolean {
  return !(access === "trader" && method === "get") && !allowed.has(id);
}

/** Where pages lead from there. */
export const blockedPath = "/blocked";

/** The pages that are served there, by their paths without the locale. */
const pages =
  /^\/(?:blocked|login|logout|recover(?:\/.*)?|wallet(?:\/.*)?|status|terms-of-service|privacy-policy)$/;

/** Whether a page is served there. */
export function isPageForBlocked(path: string): boolean {
  return pages.test(path);
}
