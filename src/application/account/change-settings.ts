import { parseBio, type BioRefusal } from "../../domain/account/bio.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { TextPolicy } from "../../domain/text/text-policy.ts";
import type { Current } from "../ports/current-policy.ts";
import type { OwnAccountStore, SettingsChange } from "../ports/own-account-store.ts";
import type { Actor } from "../actor/actor.ts";

/** Changes a trader's own settings: all of the given ones, or none. */
export class ChangeSettings {
  readonly #accounts: OwnAccountStore;
  readonly #policy: Current<TextPolicy>;

  constructor(accounts: OwnAccountStore, policy: Current<TextPolicy>) {
    this.#accounts = accounts;
    this.#policy = policy;
  }

  async execute(actor: Actor, change: SettingsChange): Promise<Result<null, BioRefusal>> {
    const bio = change.bio === undefined ? undefined : parseBio(change.bio, this.#policy());
    if (bio && !bio.ok) return bio;
    await this.#accounts.changeSettings(actor.traderId, {
      ...change,
      ...(bio && { bio: bio.value }),
    });
    return accept(null);
  }
}
