import type { OwnSessions } from "../ports/own-sessions.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { Actor } from "../actor/actor.ts";

/** Signs a trader out everywhere except the requesting session. */
export class EndOtherSessions {
  readonly #sessions: OwnSessions;
  readonly #tokens: SessionTokens;

  constructor(sessions: OwnSessions, tokens: SessionTokens) {
    this.#sessions = sessions;
    this.#tokens = tokens;
  }

  /** `token`: the secret of the session that stays. */
  execute({ traderId }: Actor, token: string): Promise<void> {
    return this.#sessions.revokeOthers(traderId, this.#tokens.hash(token));
  }
}
