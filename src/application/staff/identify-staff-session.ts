import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { StaffSessionStore } from "../ports/staff-session-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { Current } from "../ports/current-policy.ts";

/** Finds the console session a browser holds. Checked on every request. */
export class IdentifyStaffSession {
  readonly #sessions: StaffSessionStore;
  readonly #tokens: SessionTokens;
  readonly #policy: Current<StaffPolicy>;

  constructor(sessions: StaffSessionStore, tokens: SessionTokens, policy: Current<StaffPolicy>) {
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#policy = policy;
  }

  /**
   * Undefined if there never was such a session, as far back as sessions are kept. `isActivity`: a
   * person did something; a page's own requests keep no session alive.
   */
  async execute(token: string, isActivity: boolean): Promise<StaffActor | "ended" | undefined> {
    const tokenHash = this.#tokens.hash(token);
    const { session: policy, freshProofSeconds } = this.#policy();
    const session = await this.#sessions.find(tokenHash, policy);
    if (session === undefined || session === "ended") return session;
    if (session.isActivityDue && isActivity) await this.#sessions.noteActivity(tokenHash, policy);
    return { ...session.actor, isFreshlyProven: session.ageSeconds <= freshProofSeconds };
  }
}
