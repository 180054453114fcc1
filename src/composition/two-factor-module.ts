import { ContainerModule } from "inversify";
import { twoFactorRoutes } from "../adapters/http/inbound/two-factor/two-factor-routes.ts";
import { AskTwoFactor } from "../application/two-factor/ask-two-factor.ts";
import { BeginAuthenticator } from "../application/two-factor/begin-authenticator.ts";
import { CheckFirstCode } from "../application/two-factor/check-first-code.ts";
import { ConfirmAuthenticator } from "../application/two-factor/confirm-authenticator.ts";
import { ConfirmTwoFactor } from "../application/two-factor/confirm-two-factor.ts";
import { RenewRecoveryCodes } from "../application/two-factor/renew-recovery-codes.ts";
import { ViewTwoFactor } from "../application/two-factor/view-two-factor.ts";
import { ProveToBegin } from "../application/two-factor/prove-to-begin.ts";
import { RequestFactorCode } from "../application/two-factor/request-factor-code.ts";
import { SendFactorCode } from "../application/two-factor/send-factor-code.ts";
import { SendLoginCode } from "../application/two-factor/send-login-code.ts";
import type { FactorMethod } from "../domain/account/two-factor.ts";
import { ViewCodes } from "../application/two-factor/view-codes.ts";
import { WriteFactorCode } from "../application/two-factor/write-factor-code.ts";
import { codeRoutes } from "../adapters/http/inbound/two-factor/code-routes.ts";
import { makeContactCode } from "../adapters/identity/contact-codes.ts";
import type { Bind } from "./bind.ts";
import type { Config } from "./config.ts";
import { emailTokens } from "./email-module.ts";
import { phoneTokens } from "./phone-module.ts";
import { accountTokens } from "./account-module.ts";
import { factorTokens } from "./factor-module.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { token } from "./tokens.ts";

/** The names of the parts of the feature two-factor. */
export const twoFactorTokens = {
  proveToBegin: token<ProveToBegin>("proveToBegin"),
  requestFactorCode: token<RequestFactorCode>("requestFactorCode"),
  sendFactorCode: token<SendFactorCode>("sendFactorCode"),
  sendLoginCode: token<SendLoginCode>("sendLoginCode"),
  viewCodes: token<ViewCodes>("viewCodes"),
  writeFactorCode: token<WriteFactorCode>("writeFactorCode"),
  viewTwoFactor: token<ViewTwoFactor>("viewTwoFactor"),
  checkFirstCode: token<CheckFirstCode>("checkFirstCode"),
  askTwoFactor: token<AskTwoFactor>("askTwoFactor"),
  confirmTwoFactor: token<ConfirmTwoFactor>("confirmTwoFactor"),
  beginAuthenticator: token<BeginAuthenticator>("beginAuthenticator"),
  confirmAuthenticator: token<ConfirmAuthenticator>("confirmAuthenticator"),
  renewRecoveryCodes: token<RenewRecoveryCodes>("renewRecoveryCodes"),
};

const parts = ({ mail, phone, telegram }: Config) =>
  new ContainerModule(({ bind }) => {
    const methods: readonly FactorMethod[] = [
      "App",
      ...(phone.kind === "none" ? [] : (["Sms"] as const)),
      ...(telegram.kind === "none" ? [] : (["Telegram"] as const)),
      ...(mail.kind === "none" ? [] : (["Email"] as const)),
    ];
    bindSettings(bind, methods);
    bindCodes(bind);
  });

function bindSettings(bind: Bind, methods: readonly FactorMethod[]): void {
  const t = twoFactorTokens;
  const a = accountTokens;
  const f = factorTokens;
  bind(t.viewTwoFactor).toResolvedValue(
    (factors) => new ViewTwoFactor(factors, methods),
    [f.factors],
  );
  bind(t.proveToBegin).toResolvedValue(
    (confirmPassword, checkFactor) => new ProveToBegin(confirmPassword, checkFactor),
    [a.confirmPassword, f.checkFactor],
  );
  bind(t.checkFirstCode).toResolvedValue(
    (checkCode, policy) => new CheckFirstCode(checkCode, policy),
    [f.checkCode, policyTokens.account],
  );
  bind(t.beginAuthenticator).toResolvedValue(
    (factors, codes, cipher, proveToBegin) =>
      new BeginAuthenticator({ factors, codes, cipher, proveToBegin }),
    [f.factors, f.codes, f.cipher, t.proveToBegin],
  );
  bind(t.askTwoFactor).toResolvedValue(
    (factors, beginAuthenticator, proveToBegin) =>
      new AskTwoFactor({ factors, beginAuthenticator, proveToBegin, methods }),
    [f.factors, t.beginAuthenticator, t.proveToBegin],
  );
  bind(t.confirmTwoFactor).toResolvedValue(
    (factors, checkFactor, checkFirstCode, checkSentCode, recoveryCodes, openSession) =>
      new ConfirmTwoFactor({
        factors,
        checkFactor,
        checkFirstCode,
        checkSentCode,
        recoveryCodes,
        openSession,
      }),
    [f.factors, f.checkFactor, t.checkFirstCode, f.checkSentCode, f.recoveryCodes, a.openSession],
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
}

function bindCodes(bind: Bind): void {
  const t = twoFactorTokens;
  const a = accountTokens;
  const f = factorTokens;
  const { account } = policyTokens;
  bind(t.requestFactorCode).toResolvedValue(
    (factors, sent, attempts, policy) => new RequestFactorCode({ factors, sent, attempts, policy }),
    [f.factors, f.sentCodes, f.attempts, account],
  );
  bind(t.sendFactorCode).toResolvedValue(
    (confirmPassword, requestFactorCode) => new SendFactorCode(confirmPassword, requestFactorCode),
    [a.confirmPassword, t.requestFactorCode],
  );
  bind(t.sendLoginCode).toResolvedValue(
    (traders, signInGate, checkPassword, requestFactorCode, policy) =>
      new SendLoginCode({ traders, signInGate, checkPassword, requestFactorCode, policy }),
    [a.traders, a.signInGate, a.checkPassword, t.requestFactorCode, account],
  );
  bind(t.viewCodes).toResolvedValue(
    (factors, sent, phones, emails, policy) =>
      new ViewCodes({ factors, sent, phones, emails, policy }),
    [f.factors, f.sentCodes, phoneTokens.phones, emailTokens.emails, account],
  );
  bind(t.writeFactorCode).toResolvedValue(
    (sent, hash, phones, emails, policy) =>
      new WriteFactorCode({ sent, hash, phones, emails, policy, makeCode: makeContactCode }),
    [f.sentCodes, f.sentCodeHash, phoneTokens.phones, emailTokens.emails, account],
  );
}

/** The feature two-factor: second factors of traders, per purpose. */
export const twoFactor: Feature = {
  module: ({ config }) => parts(config),
  routes: () => [served(twoFactorRoutes, twoFactorTokens), served(codeRoutes, twoFactorTokens)],
};
