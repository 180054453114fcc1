import type { AccountSettings, OwnAccountStore } from "../ports/own-account-store.ts";
import type { Actor } from "../actor/actor.ts";

/** Reads a trader's own settings. */
export class ViewSettings {
  readonly #accounts: OwnAccountStore;

  constructor(accounts: OwnAccountStore) {
    this.#accounts = accounts;
  }

  async execute({ traderId }: Actor): Promise<AccountSettings> {
    const settings = await this.#accounts.settingsOf(traderId);
    if (!settings) throw new Error(`Trader ${traderId} is signed in and not there`);
    return settings;
  }
}
