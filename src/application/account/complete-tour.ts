import type { GuidedTour } from "../../domain/account/guided-tours.ts";
import type { SettingsStore } from "../ports/settings-store.ts";
import type { Actor } from "../actor/actor.ts";

/** Notes that a trader completed a guided tour: it is never shown to them again. */
export class CompleteTour {
  readonly #settings: SettingsStore;

  constructor(settings: SettingsStore) {
    this.#settings = settings;
  }

  async execute({ traderId }: Actor, tour: GuidedTour): Promise<void> {
    await this.#settings.completeTour(traderId, tour);
  }
}
