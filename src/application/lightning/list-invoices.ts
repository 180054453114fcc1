import type { Actor } from "../actor/actor.ts";
import type { LightningStore, ShownInvoice } from "../ports/lightning-store.ts";

/** The most that are listed: the history of the wallet has what was paid. */
const mostListed = 20;

/** Lists a trader's invoices, newest first. */
export class ListInvoices {
  readonly #store: Pick<LightningStore, "invoicesOf">;

  constructor(store: Pick<LightningStore, "invoicesOf">) {
    this.#store = store;
  }

  execute({ traderId }: Actor): Promise<readonly ShownInvoice[]> {
    return this.#store.invoicesOf(traderId, mostListed);
  }
}
