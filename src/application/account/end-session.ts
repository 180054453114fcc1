import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { OwnSessions } from "../ports/own-sessions.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { CredentialsRefusal } from "./check-password.ts";
import type { ConfirmPassword } from "./confirm-password.ts";

/** `proof_needed`: it is another session than the requesting one, and no password was typed. */
type EndSessionRefusal = CredentialsRefusal | { readonly code: "not_found" | "proof_needed" };

/** What is needed to end a session. */
interface EndSessionParts {
  readonly sessions: OwnSessions;
  readonly tokens: SessionTokens;
  readonly confirmPassword: Pick<ConfirmPassword, "execute">;
  readonly policy: Current<SessionPolicy>;
}

/**
 * Ends one of a trader's own sessions. Any but the requesting one needs a proof, so that a stolen
 * session cannot lock its owner out.
 */
export class EndSession {
  readonly #parts: EndSessionParts;

  constructor(parts: EndSessionParts) {
    this.#parts = parts;
  }

  /** `token`: the secret of the requesting session. */
  async execute(
    { traderId }: Actor,
    sessionId: string,
    { token, password }: { readonly token: string; readonly password: string | undefined },
  ): Promise<Result<undefined, EndSessionRefusal>> {
    const { sessions, tokens, confirmPassword, policy } = this.#parts;
    const own = await sessions.listOwn(traderId, tokens.hash(token), policy());
    const session = own.find(({ id }) => id === sessionId);
    if (!session) return refuse({ code: "not_found" });
    if (!session.isThis) {
      if (password === undefined) return refuse({ code: "proof_needed" });
      const proven = await confirmPassword.execute(traderId, password);
      if (!proven.ok) return proven;
    }
    const isEnded = await sessions.revokeOwn(traderId, sessionId);
    return isEnded ? accept(undefined) : refuse({ code: "not_found" });
  }
}
