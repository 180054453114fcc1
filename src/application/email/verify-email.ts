import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { codeFault, type CodeFault } from "../../domain/account/email-code.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { CodeHash } from "../ports/code-hash.ts";
import type { Current } from "../ports/current-policy.ts";
import type { EmailStore } from "../ports/email-store.ts";

/** Confirms the address of a trader by the code that was sent to it. */
export class VerifyEmail {
  readonly #emails: EmailStore;
  readonly #hash: CodeHash;
  readonly #policy: Current<AccountPolicy>;

  constructor(emails: EmailStore, hash: CodeHash, policy: Current<AccountPolicy>) {
    this.#emails = emails;
    this.#hash = hash;
    this.#policy = policy;
  }

  async execute(
    { traderId }: Actor,
    code: string,
  ): Promise<Result<null, { readonly code: CodeFault }>> {
    const state = await this.#emails.stateOf(traderId);
    if (!state) throw new Error(`Trader ${traderId} is signed in and not there`);
    const typed = this.#hash({ traderId, address: state.email }, code);
    const { emailCode } = this.#policy();
    const outcome = await this.#emails.confirm(traderId, (kept, now) =>
      codeFault(kept, typed, now, emailCode),
    );
    return outcome === "confirmed" ? accept(null) : refuse({ code: outcome });
  }
}
