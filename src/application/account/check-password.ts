import type { AttemptLimit } from "../../domain/account/account-policy.ts";
import { normalPassword } from "../../domain/account/password.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Attempt, AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";

/** `wrong_credentials` does not say whether it was the name or the password. */
export type CredentialsRefusal = { readonly code: "wrong_credentials" } | RateLimited;

/** A password that somebody gave. */
interface GivenPassword<Known extends { readonly passwordHash: string }> {
  readonly password: string;
  readonly credentials: Known | undefined;
  /** Another check that follows a correct password; a failure there counts as one here. */
  readonly alsoRight?: (credentials: Known) => Promise<boolean>;
}

/** One attempt at a password. */
interface PasswordTry<
  Known extends { readonly passwordHash: string },
> extends GivenPassword<Known> {
  /** Names who is trying, for the limit. */
  readonly subject: string;
  readonly limit: AttemptLimit;
}

/** Checks a password, and counts the failures. */
export class CheckPassword {
  readonly #attempts: AttemptLimits;
  readonly #hasher: PasswordHasher;

  constructor(attempts: AttemptLimits, hasher: PasswordHasher) {
    this.#attempts = attempts;
    this.#hasher = hasher;
  }

  async execute<Known extends { readonly passwordHash: string }>(
    tried: PasswordTry<Known>,
  ): Promise<Result<Known, CredentialsRefusal>> {
    const attempt = await this.#attempts.begin(tried.subject, tried.limit);
    return attempt.ok ? this.counted(tried, [attempt.value]) : attempt;
  }

  /**
   * Checks a password whose attempt was counted already, and takes the count back if it is right.
   * Answers and does the same, in the same time, whether or not there is such an account (S12).
   */
  async counted<Known extends { readonly passwordHash: string }>(
    { password, credentials, alsoRight }: GivenPassword<Known>,
    attempts: readonly Attempt[],
  ): Promise<Result<Known, { readonly code: "wrong_credentials" }>> {
    const isRight = await this.#hasher
      .matches(normalPassword(password), credentials?.passwordHash)
      .catch(async (error: unknown) => {
        await this.#takeBack(attempts);
        throw error;
      });
    if (!credentials || !isRight) return refuse({ code: "wrong_credentials" });
    if (alsoRight && !(await alsoRight(credentials))) return refuse({ code: "wrong_credentials" });
    await this.#takeBack(attempts);
    return accept(credentials);
  }

  async #takeBack(attempts: readonly Attempt[]): Promise<void> {
    await Promise.all(attempts.map((attempt) => this.#attempts.takeBack(attempt)));
  }
}
