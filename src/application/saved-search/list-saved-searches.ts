import type { SavedSearch } from "../../domain/saved-search/saved-search.ts";
import type { Actor } from "../actor/actor.ts";
import type { SavedSearchStore } from "../ports/saved-search-store.ts";

/** Reads the searches that a trader saved. */
export class ListSavedSearches {
  readonly #searches: SavedSearchStore;

  constructor(searches: SavedSearchStore) {
    this.#searches = searches;
  }

  /** Newest first. */
  execute({ traderId }: Actor): Promise<readonly SavedSearch[]> {
    return this.#searches.listOf(traderId);
  }

  /** One of them; undefined where the reader has no such search, or is a visitor. */
  async one(reader: Actor | undefined, id: string): Promise<SavedSearch | undefined> {
    return reader && this.#searches.find(reader.traderId, id);
  }
}
