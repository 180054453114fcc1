import type { PasswordPolicy } from "../../domain/account/account-policy.ts";
import {
  normalPassword,
  passwordRefusal,
  type PasswordRefusal,
} from "../../domain/account/password.ts";
import { mayRecover } from "../../domain/account/trader-account.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { isCommonPassword } from "../account/is-common-password.ts";
import type { CommonPasswords } from "../ports/common-passwords.ts";
import type { Current } from "../ports/current-policy.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";
import type { RecoveryStore } from "../ports/recovery-store.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";

/** `recovery_link_over`: there is no such link, or it was used, is too old, or another change came first. */
type RecoverRefusal = PasswordRefusal | { readonly code: "recovery_link_over" };

/** What is needed to set a new password. */
interface RecoverParts {
  readonly recoveries: RecoveryStore;
  readonly tokens: SessionTokens;
  readonly hasher: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly policy: Current<PasswordPolicy>;
}

/**
 * Sets a new password for who holds the link from the mail. It signs nobody in: whoever comes back signs
 * in with it, and is asked there for their second factor, if they have one. For a day nothing is sold or
 * sent from the account.
 */
export class Recover {
  readonly #parts: RecoverParts;

  constructor(parts: RecoverParts) {
    this.#parts = parts;
  }

  async execute(token: string, password: string): Promise<Result<null, RecoverRefusal>> {
    const { recoveries, tokens, hasher, commonPasswords, policy: current } = this.#parts;
    const policy = current();
    const owner = await recoveries.find(tokens.hash(token));
    if (!owner || !mayRecover(owner.account, owner.confirmedAt)) return over();
    const isListed = await isCommonPassword(commonPasswords, password, policy);
    const fault = passwordRefusal(password, owner, isListed, policy);
    if (fault) return refuse(fault);
    const hash = await hasher.hash(normalPassword(password));
    return (await recoveries.recover(tokens.hash(token), hash)) ? accept(null) : over();
  }
}

function over() {
  return refuse({ code: "recovery_link_over" as const });
}
