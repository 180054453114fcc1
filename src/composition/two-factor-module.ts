import { ContainerModule } from "inversify";
import { twoFactorRoutes } from "../adapters/http/inbound/two-factor/two-factor-routes.ts";
import { AskTwoFactor } from "../application/two-factor/ask-two-factor.ts";
import { BeginAuthenticator } from "../application/two-factor/begin-authenticator.ts";
import { CheckFirstCode } from "../application/two-factor/check-first-code.ts";
import { ConfirmAuthenticator } from "../application/two-factor/confirm-authenticator.ts";
import { ConfirmTwoFactor } from "../application/two-factor/confirm-two-factor.ts";
import { RenewRecoveryCodes } from "../application/two-factor/renew-recovery-codes.ts";
import { ViewTwoFactor } from "../application/two-factor/view-two-factor.ts";
import { accountTokens } from "./account-module.ts";
import { factorTokens } from "./factor-module.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { token } from "./tokens.ts";

/** The names of the parts of the feature two-factor. */
const twoFactorTokens = {
  viewTwoFactor: token<ViewTwoFactor>("viewTwoFactor"),
  checkFirstCode: token<CheckFirstCode>("checkFirstCode"),
  askTwoFactor: token<AskTwoFactor>("askTwoFactor"),
  confirmTwoFactor: token<ConfirmTwoFactor>("confirmTwoFactor"),
  beginAuthenticator: token<BeginAuthenticator>("beginAuthenticator"),
  confirmAuthenticator: token<ConfirmAuthenticator>("confirmAuthenticator"),
  renewRecoveryCodes: token<RenewRecoveryCodes>("renewRecoveryCodes"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = twoFactorTokens;
  const a = accountTokens;
  const f = factorTokens;
  bind(t.viewTwoFactor).toResolvedValue((factors) => new ViewTwoFactor(factors), [f.factors]);
  bind(t.checkFirstCode).toResolvedValue(
    (checkCode, policy) => new CheckFirstCode(checkCode, policy),
    [f.checkCode, policyTokens.account],
  );
  bind(t.beginAuthenticator).toResolvedValue(
    (factors, codes, cipher, confirmPassword, checkFactor) =>
      new BeginAuthenticator({ factors, codes, cipher, confirmPassword, checkFactor }),
    [f.factors, f.codes, f.cipher, a.confirmPassword, f.checkFactor],
  );
  bind(t.askTwoFactor).toResolvedValue(
    (factors, beginAuthenticator) => new AskTwoFactor(factors, beginAuthenticator),
    [f.factors, t.beginAuthenticator],
  );
  bind(t.confirmTwoFactor).toResolvedValue(
    (factors, checkFactor, checkFirstCode, recoveryCodes, openSession) =>
      new ConfirmTwoFactor({ factors, checkFactor, checkFirstCode, recoveryCodes, openSession }),
    [f.factors, f.checkFactor, t.checkFirstCode, f.recoveryCodes, a.openSession],
  );
  bind(t.confirmAuthenticator).toResolvedValue(
    (factors, checkFirstCode, recoveryCodes, openSession) =>
      new ConfirmAuthenticator({ factors, checkFirstCode, recoveryCodes, openSession }),
    [f.factors, t.checkFirstCode, f.recoveryCodes, a.openSession],
  );
  bind(t.renewRecoveryCodes).toResolvedValue(
    (factors, checkFactor, recoveryCodes) =>
      new RenewRecoveryCodes(factors, checkFactor, recoveryCodes),
    [f.factors, f.checkFactor, f.recoveryCodes],
  );
});

/** The feature two-factor: second factors of traders, per purpose. */
export const twoFactor: Feature = {
  module: parts,
  routes: () => [served(twoFactorRoutes, twoFactorTokens)],
};
