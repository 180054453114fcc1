import type { OfferFilters } from "../../domain/offer/offer-filters.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { mostSavedSearches } from "../../domain/saved-search/saved-search.ts";
import type { Actor } from "../actor/actor.ts";
import type { ListOffers } from "../offer/list-offers.ts";
import type { WishRefusal } from "../offer/offer-wish.ts";
import type { NewId } from "../ports/new-id.ts";
import type { SavedSearchStore } from "../ports/saved-search-store.ts";
import { fittingOffers } from "./fitting-offers.ts";

type SaveRefusal = WishRefusal | { readonly code: "too_many_saved_searches" };

/** Saves a search, also one that is saved already. What fits at that moment is not told as new later. */
export class SaveSearch {
  readonly #searches: SavedSearchStore;
  readonly #offers: Pick<ListOffers, "execute">;
  readonly #newId: NewId;

  constructor(searches: SavedSearchStore, offers: Pick<ListOffers, "execute">, newId: NewId) {
    this.#searches = searches;
    this.#offers = offers;
    this.#newId = newId;
  }

  /** The id of the search; that of an earlier one with the same filters, if there is one. */
  async execute(
    actor: Actor,
    filters: OfferFilters,
    wantsAlerts: boolean,
  ): Promise<Result<string, SaveRefusal>> {
    const fitting = await fittingOffers(this.#offers, filters, actor);
    if (!fitting.ok) return fitting;
    const search = { id: this.#newId(), filters, wantsAlerts };
    const id = await this.#searches.add(actor.traderId, search, fitting.value, mostSavedSearches);
    return id === undefined ? refuse({ code: "too_many_saved_searches" }) : accept(id);
  }
}
