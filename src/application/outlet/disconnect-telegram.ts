import type { Actor } from "../actor/actor.ts";
import type { OutletStore } from "../ports/outlet-store.ts";

/** The chat of this person is told nothing any more. */
export class DisconnectTelegram {
  readonly #outlets: Pick<OutletStore, "removeChannel">;

  constructor(outlets: Pick<OutletStore, "removeChannel">) {
    this.#outlets = outlets;
  }

  async execute({ traderId }: Actor): Promise<void> {
    await this.#outlets.removeChannel(traderId, "telegram");
  }
}
