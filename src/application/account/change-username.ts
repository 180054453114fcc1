import type { UsernamePolicy } from "../../domain/account/account-policy.ts";
import { parseUsername, type UsernameRefusal } from "../../domain/account/username.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OwnAccountStore } from "../ports/own-account-store.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";

/** - `username_changed_already`: it was changed before, and can be changed only once. */
interface ChangeUsernameRefusal {
  readonly code: UsernameRefusal["code"] | "username_taken" | "username_changed_already";
}

/** Gives a trader another name, once. */
export class ChangeUsername {
  readonly #accounts: OwnAccountStore;
  readonly #brandName: string;
  readonly #policy: Current<UsernamePolicy>;

  constructor(accounts: OwnAccountStore, brandName: string, policy: Current<UsernamePolicy>) {
    this.#accounts = accounts;
    this.#brandName = brandName;
    this.#policy = policy;
  }

  /** Returns the name as others see it from now on. */
  async execute(actor: Actor, typed: string): Promise<Result<string, ChangeUsernameRefusal>> {
    const username = parseUsername(typed, this.#brandName, this.#policy());
    if (!username.ok) return username;
    const outcome = await this.#accounts.changeUsername(actor.traderId, username.value);
    return outcome === "changed" ? accept(username.value.text) : refuse({ code: outcome });
  }
}
