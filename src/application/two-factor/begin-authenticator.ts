import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CheckFactor } from "../account/check-factor.ts";
import type { ConfirmPassword } from "../account/confirm-password.ts";
import { authenticatorPlace } from "../account/factor-place.ts";
import type { CodeRefusal } from "../account/check-code.ts";
import type { CredentialsRefusal } from "../account/check-password.ts";
import type { TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { FieldCipher } from "../ports/field-cipher.ts";
import type { OneTimeCodes } from "../ports/one-time-codes.ts";
import type { SecondFactors } from "../ports/second-factors.ts";
import type { AppToSetUp } from "./two-factor-view.ts";

/** `proof_needed`: the password is missing or, where an app is set up, its code. */
export type BeginAppRefusal = CredentialsRefusal | CodeRefusal | { readonly code: "proof_needed" };

/** What is needed to begin. */
interface BeginParts {
  readonly factors: SecondFactors;
  readonly codes: OneTimeCodes;
  readonly cipher: FieldCipher;
  readonly confirmPassword: Pick<ConfirmPassword, "execute">;
  readonly checkFactor: Pick<CheckFactor, "execute">;
}

/**
 * Shows the secret of a new authenticator app to a trader who knows the password and, in place of an
 * app, has that app or a recovery code. It counts once its first code is confirmed.
 */
export class BeginAuthenticator {
  readonly #parts: BeginParts;

  constructor(parts: BeginParts) {
    this.#parts = parts;
  }

  async execute(
    { traderId }: Actor,
    { password, code }: TypedProof,
  ): Promise<Result<AppToSetUp, BeginAppRefusal>> {
    const { factors, codes, cipher, confirmPassword, checkFactor } = this.#parts;
    if (password === undefined) return refuse({ code: "proof_needed" });
    const confirmed = await confirmPassword.execute(traderId, password);
    if (!confirmed.ok) return confirmed;
    const { secret: current, username } = await factors.read(traderId);
    if (current) {
      if (code === undefined) return refuse({ code: "proof_needed" });
      const checked = await checkFactor.execute(traderId, code, { takesRecovery: true });
      if (!checked.ok) return checked;
    }
    const key = codes.makeSecret();
    await factors.beginApp(traderId, cipher.encrypt(key, authenticatorPlace(traderId)));
    return accept({ key, address: codes.addressOf(key, username) });
  }
}
