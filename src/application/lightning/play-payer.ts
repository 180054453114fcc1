import { refuse, accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { LightningStore } from "../ports/lightning-store.ts";
import type { PlayLightning } from "../ports/play-lightning.ts";

/** - `not_found`: no invoice of theirs among the last. `invoice_expired`: it can't be paid any more. */
type PlayRefusal = { readonly code: "not_found" | "invoice_expired" };

/** Has somebody nobody knows pay a trader's invoice, or ask them for money, in a demo. */
export class PlayPayer {
  readonly #store: Pick<LightningStore, "invoicesOf">;
  readonly #elsewhere: PlayLightning;

  constructor(store: Pick<LightningStore, "invoicesOf">, elsewhere: PlayLightning) {
    this.#store = store;
    this.#elsewhere = elsewhere;
  }

  async pay({ traderId }: Actor, id: string): Promise<Result<null, PlayRefusal>> {
    const own = await this.#store.invoicesOf(traderId, 20);
    if (!own.some((invoice) => invoice.id === id)) return refuse({ code: "not_found" });
    const isPaid = await this.#elsewhere.payInvoice(id);
    return isPaid ? accept(null) : refuse({ code: "invoice_expired" });
  }

  ask(): Promise<string> {
    return this.#elsewhere.makeInvoice();
  }
}
