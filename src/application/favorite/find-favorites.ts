import type { OfferId } from "../../domain/id/id.ts";
import type { Actor } from "../actor/actor.ts";
import type { FavoriteStore } from "../ports/favorite-store.ts";

/** Finds which of some offers are favorites of the viewer. */
export class FindFavorites {
  readonly #favorites: Pick<FavoriteStore, "among">;

  constructor(favorites: Pick<FavoriteStore, "among">) {
    this.#favorites = favorites;
  }

  async execute(
    reader: Actor | undefined,
    offerIds: readonly OfferId[],
  ): Promise<ReadonlySet<string>> {
    if (!reader || offerIds.length === 0) return new Set();
    return this.#favorites.among(reader.traderId, offerIds);
  }
}
