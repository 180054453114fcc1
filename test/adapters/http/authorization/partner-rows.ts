import { open, signedIn } from "./row-kinds.ts";

/** The partner programme, and reports about people. */
export const partnerRows = {
  viewPartner: signedIn("ok"),
  claimRewards: signedIn(
    "reward_too_small",
    () => ({ body: { crypto_currency_code: "BTC" } }),
    "user_restricted",
  ),
  downloadStatement: signedIn("not_found", () => ({ parameters: { month: "2026-11" } })),
  viewLeaderboard: signedIn("ok"),
  chooseLeaderboard: signedIn("ok", () => ({ body: { listed: false } })),
  followReferral: open("ok", () => ({ parameters: { code: "AB2CDEFG" } })),
  viewAmbassador: open("not_found", () => ({ parameters: { id: "AB2CDEFG" } })),
  assignAmbassador: signedIn("not_found", () => ({ parameters: { id: "AB2CDEFG" } })),
  reportPerson: signedIn("ok", () => ({
    parameters: { username: "kofi_trades" },
    body: { reason: "scam", place: "profile" },
  })),
};
