import { accountAllows } from "../../domain/account/trader-account.ts";
import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import type { SessionStore } from "../ports/session-store.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";

/** Finds the session a browser holds. Checked on every request, so that an end works at once. */
export class IdentifySession {
  readonly #sessions: SessionStore;
  readonly #tokens: SessionTokens;
  readonly #policy: Current<AccountPolicy>;

  constructor(sessions: SessionStore, tokens: SessionTokens, policy: Current<AccountPolicy>) {
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#policy = policy;
  }

  /**
   * Undefined if there never was such a session, as far back as sessions are kept. `isActivity`: a
   * person did something; a page's own requests keep no session alive.
   */
  async execute(token: string, isActivity: boolean): Promise<Actor | "ended" | undefined> {
    const tokenHash = this.#tokens.hash(token);
    const { session: policy } = this.#policy();
    const session = await this.#sessions.find(tokenHash, policy);
    if (session === undefined || session === "ended") return session;
    if (!accountAllows(session.account, "sign_in")) return "ended";
    if (session.isActivityDue && isActivity) {
      await this.#sessions.noteActivity(tokenHash, policy);
    }
    return session.actor;
  }
}
