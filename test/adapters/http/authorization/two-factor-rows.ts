import type { twoFactorRoutes } from "../../../../src/adapters/http/contract/two-factor/two-factor.ts";
import { signedIn, type Row } from "./row-kinds.ts";

/** The routes of second factors: they are about the caller alone. */
export const twoFactorRows: Readonly<Record<keyof typeof twoFactorRoutes, Row>> = {
  viewTwoFactor: signedIn("ok"),
  changeTwoFactor: signedIn("proof_needed", () => ({
    parameters: { purpose: "login" },
    body: { setting: 1 },
  })),
  beginAuthenticator: signedIn("wrong_credentials", () => ({ body: { password: "not mine" } })),
  confirmAuthenticator: signedIn("verification_over", () => ({ body: { code: "123456" } })),
  renewRecoveryCodes: signedIn("wrong_code", () => ({ body: { code: "123456" } })),
};
