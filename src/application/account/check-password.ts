import type { AttemptLimit } from "../../domain/account/account-policy.ts";
import { normalPassword } from "../../domain/account/password.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";

/** `wrong_credentials` does not say whether it was the name or the password. */
export type CredentialsRefusal = { readonly code: "wrong_credentials" } | RateLimited;

/** One attempt at a password. */
interface PasswordTry<Known extends { readonly passwordHash: string }> {
  /** Names who is trying, for the limit. */
  readonly subject: string;
  readonly limit: AttemptLimit;
  readonly password: string;
  readonly credentials: Known | undefined;
  /** Another check that follows a correct password; a failure there counts as one here. */
  readonly alsoRight?: (credentials: Known) => Promise<boolean>;
}

/** Checks a password, and counts the failures. */
export class CheckPassword {
  readonly #attempts: AttemptLimits;
  readonly #hasher: PasswordHasher;

  constructor(attempts: AttemptLimits, hasher: PasswordHasher) {
    this.#attempts = attempts;
    this.#hasher = hasher;
  }

  /** Answers and does the same, in the same time, whether or not there is such an account (S12). */
  async execute<Known extends { readonly passwordHash: string }>(
    tried: PasswordTry<Known>,
  ): Promise<Result<Known, CredentialsRefusal>> {
    const { subject, limit, password, credentials, alsoRight } = tried;
    const attempt = await this.#attempts.begin(subject, limit);
    if (!attempt.ok) return attempt;
    const isRight = await this.#hasher
      .matches(normalPassword(password), credentials?.passwordHash)
      .catch(async (error: unknown) => {
        await this.#attempts.takeBack(attempt.value);
        throw error;
      });
    if (!credentials || !isRight) return refuse({ code: "wrong_credentials" });
    if (alsoRight && !(await alsoRight(credentials))) return refuse({ code: "wrong_credentials" });
    await this.#attempts.takeBack(attempt.value);
    return accept(credentials);
  }
}
