import type { SessionStore } from "../ports/session-store.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";

/** Ends the session that a browser holds. */
export class LogOut {
  readonly #sessions: SessionStore;
  readonly #tokens: SessionTokens;

  constructor(sessions: SessionStore, tokens: SessionTokens) {
    this.#sessions = sessions;
    this.#tokens = tokens;
  }

  async execute(token: string): Promise<void> {
    await this.#sessions.revoke(this.#tokens.hash(token));
  }
}
