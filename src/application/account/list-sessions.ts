import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import type { OwnSession, OwnSessions } from "../ports/own-sessions.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";

/** Lists where a trader is signed in. */
export class ListSessions {
  readonly #sessions: OwnSessions;
  readonly #tokens: SessionTokens;
  readonly #policy: Current<SessionPolicy>;

  constructor(sessions: OwnSessions, tokens: SessionTokens, policy: Current<SessionPolicy>) {
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#policy = policy;
  }

  /** `token`: the secret of the requesting session. */
  execute({ traderId }: Actor, token: string): Promise<readonly OwnSession[]> {
    return this.#sessions.listOwn(traderId, this.#tokens.hash(token), this.#policy());
  }
}
