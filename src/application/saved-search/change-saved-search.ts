import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { SavedSearchStore } from "../ports/saved-search-store.ts";

type NotTheirs = { readonly code: "not_found" };

/** Switches the alerts of a saved search, or forgets the search. */
export class ChangeSavedSearch {
  readonly #searches: SavedSearchStore;

  constructor(searches: SavedSearchStore) {
    this.#searches = searches;
  }

  async setAlerts(
    { traderId }: Actor,
    id: string,
    wantsAlerts: boolean,
  ): Promise<Result<undefined, NotTheirs>> {
    const isTheirs = await this.#searches.setAlerts(traderId, id, wantsAlerts);
    return isTheirs ? accept(undefined) : refuse({ code: "not_found" });
  }

  async remove({ traderId }: Actor, id: string): Promise<Result<undefined, NotTheirs>> {
    const isTheirs = await this.#searches.remove(traderId, id);
    return isTheirs ? accept(undefined) : refuse({ code: "not_found" });
  }
}
