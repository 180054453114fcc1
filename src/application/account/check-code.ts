import type { AttemptLimit } from "../../domain/account/account-policy.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { FieldCipher } from "../ports/field-cipher.ts";
import type { OneTimeCodes } from "../ports/one-time-codes.ts";

/** `wrong_code`: it is wrong, too old, or was used before. */
export type CodeRefusal = { readonly code: "wrong_code" } | RateLimited;

/** One attempt at a code of an authenticator app. */
interface CodeTry {
  /** Names whose code it is, for the limit. */
  readonly subject: string;
  readonly limit: AttemptLimit;
  /** The app's encrypted secret, and where it is kept. */
  readonly secret: Uint8Array;
  readonly place: string;
  readonly code: string;
  /** The moment, in milliseconds since the epoch by the database's clock. */
  readonly now: number;
  /** Uses the code's step up; false if it was used before. */
  readonly use: (step: number) => Promise<boolean>;
}

/** Checks codes of authenticator apps, of traders and staff alike, and counts the failures. */
export class CheckCode {
  readonly #attempts: AttemptLimits;
  readonly #codes: OneTimeCodes;
  readonly #cipher: FieldCipher;

  constructor(attempts: AttemptLimits, codes: OneTimeCodes, cipher: FieldCipher) {
    this.#attempts = attempts;
    this.#codes = codes;
    this.#cipher = cipher;
  }

  /** Returns the step of a right code, which is used up then. */
  async execute(tried: CodeTry): Promise<Result<number, CodeRefusal>> {
    const { subject, limit, secret, place, code, now, use } = tried;
    const attempt = await this.#attempts.begin(subject, limit);
    if (!attempt.ok) return attempt;
    const step = this.#codes.stepOf(this.#cipher.decrypt(secret, place), code, now);
    if (step === undefined || !(await use(step))) return refuse({ code: "wrong_code" });
    await this.#attempts.takeBack(attempt.value);
    return accept(step);
  }
}
