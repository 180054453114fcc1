import type { Actor } from "../actor/actor.ts";
import type { OutletStore } from "../ports/outlet-store.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";

/** The browser of this session is told nothing any more. */
export class DisconnectBrowser {
  readonly #outlets: Pick<OutletStore, "removeBrowsers">;
  readonly #tokens: SessionTokens;

  constructor(outlets: Pick<OutletStore, "removeBrowsers">, tokens: SessionTokens) {
    this.#outlets = outlets;
    this.#tokens = tokens;
  }

  /** `token`: the secret of the requesting session. */
  async execute({ traderId }: Actor, token: string): Promise<void> {
    await this.#outlets.removeBrowsers(traderId, this.#tokens.hash(token));
  }
}
