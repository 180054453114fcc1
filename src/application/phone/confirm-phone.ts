import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { codeFault, type CodeFault } from "../../domain/account/email-code.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { CodeHash } from "../ports/code-hash.ts";
import type { Current } from "../ports/current-policy.ts";
import type { PhoneStore } from "../ports/phone-store.ts";

/** Confirms the number of a trader by the code that was sent to it. */
export class ConfirmPhone {
  readonly #phones: PhoneStore;
  readonly #hash: CodeHash;
  readonly #policy: Current<AccountPolicy>;

  constructor(phones: PhoneStore, hash: CodeHash, policy: Current<AccountPolicy>) {
    this.#phones = phones;
    this.#hash = hash;
    this.#policy = policy;
  }

  async execute(
    { traderId }: Actor,
    code: string,
  ): Promise<Result<null, { readonly code: CodeFault }>> {
    const { phone } = await this.#phones.stateOf(traderId);
    if (!phone) return refuse({ code: "code_expired" });
    const typed = this.#hash({ traderId, address: phone.number }, code);
    const { emailCode } = this.#policy();
    const outcome = await this.#phones.confirm(traderId, phone.number, (kept, now) =>
      codeFault(kept, typed, now, emailCode),
    );
    return outcome === "confirmed" ? accept(null) : refuse({ code: outcome });
  }
}
