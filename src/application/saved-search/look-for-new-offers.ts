import {
  knownAfter,
  lookEverySeconds,
  newlyFitting,
  quietSeconds,
} from "../../domain/saved-search/saved-search.ts";
import type { ListOffers } from "../offer/list-offers.ts";
import type { DueSearch, SearchAlerts } from "../ports/saved-search-store.ts";
import { fittingOffers } from "./fitting-offers.ts";

/** So many searches are taken at once, and so often in one run: the others wait for the next. */
const mostTaken = 20;
const mostTakes = 50;

/**
 * Looks for offers that saved searches did not find before, and tells their owners: by the rule of the
 * list, so only of what they can take. Safe to run twice, even at the same time.
 */
export class LookForNewOffers {
  readonly #alerts: SearchAlerts;
  readonly #offers: Pick<ListOffers, "execute">;

  constructor(alerts: SearchAlerts, offers: Pick<ListOffers, "execute">) {
    this.#alerts = alerts;
    this.#offers = offers;
  }

  async execute(): Promise<void> {
    for (let take = 0; take < mostTakes; take += 1) {
      const due = await this.#alerts.takeDue(mostTaken, lookEverySeconds);
      for (const search of due) await this.#look(search);
      if (due.length < mostTaken) return;
    }
  }

  async #look({ id, filters, seen, owner }: DueSearch): Promise<void> {
    const found = await fittingOffers(this.#offers, filters, owner);
    // A method or country that it names is gone from the catalogue: nothing can fit.
    if (!found.ok) return;
    const known = knownAfter(found.value, seen);
    if (newlyFitting(found.value, seen).length === 0) return this.#alerts.remember(id, known);
    return this.#alerts.tell(id, known, quietSeconds);
  }
}
