import type { OwnSessions } from "../ports/own-sessions.ts";
import type { Actor } from "../actor/actor.ts";

/** Ends one of a trader's own sessions. */
export class EndSession {
  readonly #sessions: OwnSessions;

  constructor(sessions: OwnSessions) {
    this.#sessions = sessions;
  }

  /** False when they have no such session. */
  execute({ traderId }: Actor, sessionId: string): Promise<boolean> {
    return this.#sessions.revokeOwn(traderId, sessionId);
  }
}
