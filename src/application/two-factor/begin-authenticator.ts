import { accept, type Result } from "../../domain/result/result.ts";
import { authenticatorPlace } from "../account/factor-place.ts";
import type { TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { FieldCipher } from "../ports/field-cipher.ts";
import type { OneTimeCodes } from "../ports/one-time-codes.ts";
import type { SecondFactors } from "../ports/second-factors.ts";
import type { BeginRefusal, ProveToBegin } from "./prove-to-begin.ts";
import type { AppToSetUp } from "./two-factor-view.ts";

/** What is needed to begin. */
interface BeginParts {
  readonly factors: SecondFactors;
  readonly codes: OneTimeCodes;
  readonly cipher: FieldCipher;
  readonly proveToBegin: ProveToBegin;
}

/**
 * Shows the secret of a new authenticator app to a trader who knows the password and, where they have a
 * second factor, proves that or has a recovery code. It counts once its first code is confirmed.
 */
export class BeginAuthenticator {
  readonly #parts: BeginParts;

  constructor(parts: BeginParts) {
    this.#parts = parts;
  }

  async execute(
    { traderId }: Actor,
    { password, code }: TypedProof,
  ): Promise<Result<AppToSetUp, BeginRefusal>> {
    const { factors, codes, cipher, proveToBegin } = this.#parts;
    const read = await factors.read(traderId);
    const proven = await proveToBegin.execute(read, traderId, { password, code });
    if (!proven.ok) return proven;
    const { username } = read;
    const key = codes.makeSecret();
    await factors.beginApp(traderId, cipher.encrypt(key, authenticatorPlace(traderId)));
    return accept({ key, address: codes.addressOf(key, username) });
  }
}
