import type { Bank } from "../../domain/bank-account/bank-directory.ts";
import { bankLookUps } from "../../domain/bank-account/bank-limits.ts";
import { findBankBy, type BankKey } from "../../domain/bank-account/find-bank.ts";
import type { Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { BankDirectories } from "../ports/bank-directories.ts";

/** Looks up the bank behind a number, some times a minute. */
export class LookUpBank {
  readonly #attempts: AttemptLimits;
  readonly #directories: BankDirectories;

  constructor(attempts: AttemptLimits, directories: BankDirectories) {
    this.#attempts = attempts;
    this.#directories = directories;
  }

  async execute(
    { traderId }: Actor,
    key: BankKey,
    value: string,
  ): Promise<Result<Bank, { readonly code: "invalid" | "not_found" } | RateLimited>> {
    const begun = await this.#attempts.begin(`banks of ${traderId}`, bankLookUps);
    return begun.ok ? findBankBy(await this.#directories.current(), key, value) : begun;
  }
}
