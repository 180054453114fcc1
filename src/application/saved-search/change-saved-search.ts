import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { ListOffers } from "../offer/list-offers.ts";
import type { SavedSearchStore } from "../ports/saved-search-store.ts";
import { fittingOffers } from "./fitting-offers.ts";

type NotTheirs = { readonly code: "not_found" };

/** Switches the alerts of a saved search, or forgets the search. */
export class ChangeSavedSearch {
  readonly #searches: SavedSearchStore;
  readonly #offers: Pick<ListOffers, "execute">;

  constructor(searches: SavedSearchStore, offers: Pick<ListOffers, "execute">) {
    this.#searches = searches;
    this.#offers = offers;
  }

  /** What appeared while nobody looked is not told as new once alerts are switched on. */
  async setAlerts(
    actor: Actor,
    id: string,
    wantsAlerts: boolean,
  ): Promise<Result<undefined, NotTheirs>> {
    const { traderId } = actor;
    const search = await this.#searches.find(traderId, id);
    if (!search) return refuse({ code: "not_found" });
    const begins = wantsAlerts && !search.wantsAlerts;
    // Where its filters name what is gone, nothing fits.
    const fitting = begins && (await fittingOffers(this.#offers, search.filters, actor));
    const seen = fitting && fitting.ok ? fitting.value : [];
    const isTheirs = await this.#searches.setAlerts(traderId, id, wantsAlerts, seen);
    return isTheirs ? accept(undefined) : refuse({ code: "not_found" });
  }

  async remove({ traderId }: Actor, id: string): Promise<Result<undefined, NotTheirs>> {
    const isTheirs = await this.#searches.remove(traderId, id);
    return isTheirs ? accept(undefined) : refuse({ code: "not_found" });
  }
}
