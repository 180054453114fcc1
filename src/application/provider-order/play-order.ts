import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { PlayProvider } from "../ports/order-providers.ts";
import type { ProviderOrderStore, StoredOrder } from "../ports/provider-order-store.ts";
import type { ReceiveReport } from "./receive-report.ts";

/** - `not_found`: no such order of theirs. `order_over`: the provider has it no more, or not yet. */
type PlayRefusal = { readonly code: "not_found" | "order_over" };

/** Decides what a provider of a demo does, which then reports it as providers do. */
export class PlayOrder {
  readonly #orders: Pick<ProviderOrderStore, "find" | "present">;
  readonly #play: PlayProvider;
  readonly #reports: Pick<ReceiveReport, "signed" | "execute">;

  constructor(
    orders: Pick<ProviderOrderStore, "find" | "present">,
    play: PlayProvider,
    reports: Pick<ReceiveReport, "signed" | "execute">,
  ) {
    this.#orders = orders;
    this.#play = play;
    this.#reports = reports;
  }

  async execute(
    { traderId }: Actor,
    id: string,
    outcome: "paid" | "done" | "failed",
  ): Promise<Result<StoredOrder, PlayRefusal>> {
    const order = await this.#orders.find(id);
    if (order?.traderId !== traderId) return refuse({ code: "not_found" });
    if (!(await this.#play(id, outcome))) return refuse({ code: "order_over" });
    const { now } = await this.#orders.present();
    await this.#reports.execute(this.#reports.signed(id, now));
    return accept((await this.#orders.find(id)) ?? order);
  }
}
