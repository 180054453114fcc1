import type { Actor } from "../actor/actor.ts";
import type { OwnPasskey, PasskeyStore } from "../ports/passkey-store.ts";

/** Lists a trader's own passkeys, oldest first. */
export class ListPasskeys {
  readonly #passkeys: Pick<PasskeyStore, "listOwn">;

  constructor(passkeys: Pick<PasskeyStore, "listOwn">) {
    this.#passkeys = passkeys;
  }

  execute({ traderId }: Actor): Promise<readonly OwnPasskey[]> {
    return this.#passkeys.listOwn(traderId);
  }
}
