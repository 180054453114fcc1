import type { Actor } from "../actor/actor.ts";
import type { SendStore, ShownSend } from "../ports/send-store.ts";

/** The most that are listed: the history of the wallet has the others. */
const mostListed = 20;

/** Lists what a trader sent, newest first. */
export class ListSends {
  readonly #sends: Pick<SendStore, "listOf">;

  constructor(sends: Pick<SendStore, "listOf">) {
    this.#sends = sends;
  }

  execute({ traderId }: Actor): Promise<readonly ShownSend[]> {
    return this.#sends.listOf(traderId, mostListed);
  }
}
