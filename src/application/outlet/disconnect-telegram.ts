import { needsChat } from "../../domain/account/code-channel.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { OutletStore } from "../ports/outlet-store.ts";

/** The chat of this person is told nothing any more; refused where their codes go there. */
export class DisconnectTelegram {
  readonly #outlets: Pick<OutletStore, "removeChat">;

  constructor(outlets: Pick<OutletStore, "removeChat">) {
    this.#outlets = outlets;
  }

  async execute({
    traderId,
  }: Actor): Promise<Result<null, { readonly code: "contact_is_factor" }>> {
    const isRemoved = await this.#outlets.removeChat(traderId, needsChat);
    return isRemoved ? accept(null) : refuse({ code: "contact_is_factor" });
  }
}
