import { ContainerModule } from "inversify";
import { AesFieldCipher } from "../adapters/identity/aes-field-cipher.ts";
import { RandomRecoveryCodes } from "../adapters/identity/random-recovery-codes.ts";
import { TotpCodes } from "../adapters/identity/totp-codes.ts";
import { PostgresAttemptLimits } from "../adapters/persistence/account/postgres-attempt-limits.ts";
import { PostgresSecondFactors } from "../adapters/persistence/two-factor/postgres-second-factors.ts";
import { SealedChallenges } from "../adapters/identity/sealed-challenges.ts";
import { WebauthnSignatures } from "../adapters/identity/webauthn-signatures.ts";
import { PostgresPasskeyStore } from "../adapters/persistence/passkey/postgres-passkey-store.ts";
import { CheckPasskey } from "../application/account/check-passkey.ts";
import type { PasskeyChallenges } from "../application/ports/passkey-challenges.ts";
import type { PasskeySignatures } from "../application/ports/passkey-signatures.ts";
import type { PasskeyStore } from "../application/ports/passkey-store.ts";
import { passkeyChallengeSeconds } from "../domain/account/passkey.ts";
import type { TraderId } from "../domain/id/id.ts";
import { CheckCode } from "../application/account/check-code.ts";
import { CheckSentCode } from "../application/account/check-sent-code.ts";
import type { CodeHash } from "../application/ports/code-hash.ts";
import type { FactorCodes } from "../application/ports/factor-codes.ts";
import { contactCodeHasher } from "../adapters/identity/contact-codes.ts";
import { PostgresFactorCodes } from "../adapters/persistence/two-factor/postgres-factor-codes.ts";
import { CheckFactor } from "../application/account/check-factor.ts";
import type { AttemptLimits } from "../application/ports/attempt-limits.ts";
import type { FieldCipher } from "../application/ports/field-cipher.ts";
import type { OneTimeCodes } from "../application/ports/one-time-codes.ts";
import type { RecoveryCodes } from "../application/ports/recovery-codes.ts";
import type { SecondFactors } from "../application/ports/second-factors.ts";
import { codeFormat } from "../domain/account/code-format.ts";
import type { Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what second factors are checked with, by traders' sign-in and staff's alike. */
export const factorTokens = {
  attempts: token<AttemptLimits>("attempts"),
  cipher: token<FieldCipher>("fieldCipher"),
  codes: token<OneTimeCodes>("oneTimeCodes"),
  recoveryCodes: token<RecoveryCodes>("recoveryCodes"),
  factors: token<SecondFactors>("secondFactors"),
  checkCode: token<CheckCode>("checkCode"),
  sentCodes: token<FactorCodes>("sentCodes"),
  sentCodeHash: token<CodeHash>("sentCodeHash"),
  checkSentCode: token<CheckSentCode>("checkSentCode"),
  checkFactor: token<CheckFactor>("checkFactor"),
  passkeys: token<PasskeyStore>("passkeys"),
  challenges: token<PasskeyChallenges>("passkeyChallenges"),
  signatures: token<PasskeySignatures>("passkeySignatures"),
  checkPasskey: token<CheckPasskey<TraderId>>("checkPasskey"),
};

/** What passkeys and codes are made for, and the secrets behind them. */
interface FactorSettings {
  readonly brandName: string;
  readonly baseUrl: string;
  readonly fieldKey: Uint8Array;
  readonly sessionSecret: Uint8Array;
}

function parts(settings: FactorSettings): ContainerModule {
  const { brandName, baseUrl, fieldKey, sessionSecret } = settings;
  const t = factorTokens;
  return new ContainerModule(({ bind }) => {
    bind(t.attempts).toResolvedValue(
      (pool) => new PostgresAttemptLimits(pool),
      [tokens.dataSource],
    );
    bind(t.cipher).toConstantValue(new AesFieldCipher(fieldKey));
    bind(t.codes).toConstantValue(new TotpCodes(codeFormat, brandName));
    bind(t.recoveryCodes).toConstantValue(new RandomRecoveryCodes());
    bind(t.factors).toResolvedValue((pool) => new PostgresSecondFactors(pool), [tokens.dataSource]);
    bind(t.checkCode).toResolvedValue(
      (attempts, codes, cipher) => new CheckCode(attempts, codes, cipher),
      [t.attempts, t.codes, t.cipher],
    );
    bind(t.sentCodes).toResolvedValue((pool) => new PostgresFactorCodes(pool), [tokens.dataSource]);
    bind(t.sentCodeHash).toConstantValue(contactCodeHasher(sessionSecret, "a second factor"));
    bind(t.checkSentCode).toResolvedValue(
      (sent, attempts, hash, policy) => new CheckSentCode({ sent, attempts, hash, policy }),
      [t.sentCodes, t.attempts, t.sentCodeHash, policyTokens.account],
    );
    bind(t.checkFactor).toResolvedValue(
      (factors, attempts, checkCode, checkSentCode, recoveryCodes, policy) =>
        new CheckFactor({
          factors,
          attempts,
          checkCode,
          checkSentCode,
          recoveryCodes,
          policy,
        }),
      [t.factors, t.attempts, t.checkCode, t.checkSentCode, t.recoveryCodes, policyTokens.account],
    );
    bind(t.passkeys).toResolvedValue((pool) => new PostgresPasskeyStore(pool), [tokens.dataSource]);
    bind(t.signatures).toConstantValue(new WebauthnSignatures(baseUrl));
    bind(t.challenges).toResolvedValue(
      (attempts): PasskeyChallenges =>
        new SealedChallenges({
          secret: sessionSecret,
          attempts,
          seconds: passkeyChallengeSeconds,
          now: Date.now,
        }),
      [t.attempts],
    );
    bind(t.checkPasskey).toResolvedValue(
      (passkeys, signatures, challenges, attempts, security) =>
        new CheckPasskey({
          passkeys,
          owners: "traderId",
          signatures,
          challenges,
          attempts,
          security,
        }),
      [t.passkeys, t.signatures, t.challenges, t.attempts, tokens.securityEvents],
    );
  });
}

/** What checks second factors: codes, passkeys, their secrets and the count of attempts. */
export const factors: Feature = {
  module: ({ config: { brandName, baseUrl }, secrets }) =>
    parts({
      brandName,
      baseUrl,
      fieldKey: secrets.fieldEncryption,
      sessionSecret: secrets.session,
    }),
};
