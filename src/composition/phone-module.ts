import { ContainerModule } from "inversify";
import { phoneRoutes } from "../adapters/http/inbound/account/phone-routes.ts";
import { contactCodeHasher, makeContactCode } from "../adapters/identity/contact-codes.ts";
import { phoneHasher } from "../adapters/identity/phone-hash.ts";
import { PostgresPhoneStore } from "../adapters/persistence/phone/postgres-phone-store.ts";
import { phonePlans } from "../adapters/phone/phone-plans.ts";
import { ConfirmPhone } from "../application/phone/confirm-phone.ts";
import { ResetPhone } from "../application/phone/reset-phone.ts";
import { SendPhoneCode } from "../application/phone/send-phone-code.ts";
import { ViewPhone } from "../application/phone/view-phone.ts";
import { WritePhoneCode } from "../application/phone/write-phone-code.ts";
import type { HashPhone, PhoneNumbers } from "../application/ports/phone-numbers.ts";
import type { PhoneStore } from "../application/ports/phone-store.ts";
import { phoneWays } from "../domain/account/phone-number.ts";
import { accountTokens } from "./account-module.ts";
import type { Config } from "./config.ts";
import { factorTokens } from "./factor-module.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import type { Secrets } from "./secrets.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what confirms the phone numbers of traders. */
export const phoneTokens = {
  phones: token<PhoneStore>("phones"),
  numbers: token<PhoneNumbers>("phoneNumbers"),
  viewPhone: token<ViewPhone>("viewPhone"),
  sendPhoneCode: token<SendPhoneCode>("sendPhoneCode"),
  confirmPhone: token<ConfirmPhone>("confirmPhone"),
  resetPhone: token<ResetPhone>("resetPhone"),
  writePhoneCode: token<WritePhoneCode>("writePhoneCode"),
  hashPhone: token<HashPhone>("hashPhone"),
};

const parts = ({ phone }: Config, { session, fieldEncryption }: Secrets) =>
  new ContainerModule(({ bind }) => {
    const t = phoneTokens;
    const codeHash = contactCodeHasher(session, "a phone number");
    const hash = phoneHasher(fieldEncryption);
    const ways = phone.kind === "none" ? [] : phoneWays;
    bind(t.hashPhone).toConstantValue(hash);
    bind(t.numbers).toConstantValue(phonePlans);
    bind(t.phones).toResolvedValue(
      (pool, cipher, initialLevel) => new PostgresPhoneStore(pool, { cipher, hash, initialLevel }),
      [tokens.dataSource, factorTokens.cipher, accountTokens.initialLevel],
    );
    bind(t.viewPhone).toResolvedValue(
      (phones, policy) => new ViewPhone(phones, policy, ways),
      [t.phones, policyTokens.account],
    );
    bind(t.sendPhoneCode).toResolvedValue(
      (phones, numbers, attempts, policy) =>
        new SendPhoneCode({ phones, numbers, hash, attempts, policy, ways }),
      [t.phones, t.numbers, accountTokens.attempts, policyTokens.account],
    );
    bind(t.confirmPhone).toResolvedValue(
      (phones, policy) => new ConfirmPhone(phones, codeHash, policy),
      [t.phones, policyTokens.account],
    );
    bind(t.resetPhone).toResolvedValue(
      (phones, proveIdentity) => new ResetPhone(phones, proveIdentity),
      [t.phones, accountTokens.proveIdentity],
    );
    bind(t.writePhoneCode).toResolvedValue(
      (phones, policy) =>
        new WritePhoneCode({ phones, makeCode: makeContactCode, hash: codeHash, policy }),
      [t.phones, policyTokens.account],
    );
  });

/** The phone number of an account: confirmed by a code that is sent or read to it. */
export const phone: Feature = {
  module: ({ config, secrets }) => parts(config, secrets),
  routes: () => [served(phoneRoutes, phoneTokens)],
};
