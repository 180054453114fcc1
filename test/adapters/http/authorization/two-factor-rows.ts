import type { twoFactorRoutes } from "../../../../src/adapters/http/contract/two-factor/two-factor.ts";
import type { Outcome, Row } from "./trader-rows.ts";

/** The same answer to everybody who is signed in, but to who is held. */
export type SignedIn = (outcome: Outcome, sent?: Row["sent"], held?: Outcome) => Row;

/** The routes of second factors: they are about the caller alone. */
export function twoFactorRows(
  signedIn: SignedIn,
): Readonly<Record<keyof typeof twoFactorRoutes, Row>> {
  return {
    viewTwoFactor: signedIn("ok"),
    changeTwoFactor: signedIn("proof_needed", () => ({
      parameters: { purpose: "login" },
      body: { setting: 1 },
    })),
    beginAuthenticator: signedIn("wrong_credentials", () => ({ body: { password: "not mine" } })),
    confirmAuthenticator: signedIn("verification_over", () => ({ body: { code: "123456" } })),
    renewRecoveryCodes: signedIn("wrong_code", () => ({ body: { code: "123456" } })),
  };
}
