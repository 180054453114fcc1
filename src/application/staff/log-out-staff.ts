import type { SessionTokens } from "../ports/session-tokens.ts";
import type { StaffSessionStore } from "../ports/staff-session-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** Ends the console session that a browser holds. */
export class LogOutStaff {
  readonly #sessions: StaffSessionStore;
  readonly #tokens: SessionTokens;

  constructor(sessions: StaffSessionStore, tokens: SessionTokens) {
    this.#sessions = sessions;
    this.#tokens = tokens;
  }

  async execute({ staffId, role }: StaffActor, token: string): Promise<void> {
    await this.#sessions.revoke(this.#tokens.hash(token), {
      staffId,
      role,
      act: "log-out",
      subject: { kind: "staff", id: staffId },
    });
  }
}
