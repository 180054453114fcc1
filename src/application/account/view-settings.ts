import type { KeptSettings, SettingsStore } from "../ports/settings-store.ts";
import type { Actor } from "../actor/actor.ts";

/** Reads a trader's own settings. */
export class ViewSettings {
  readonly #settings: SettingsStore;

  constructor(settings: SettingsStore) {
    this.#settings = settings;
  }

  async execute({ traderId }: Actor): Promise<KeptSettings> {
    const settings = await this.#settings.settingsOf(traderId);
    if (!settings) throw new Error(`Trader ${traderId} is signed in and not there`);
    return settings;
  }
}
