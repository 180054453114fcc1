import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { OwnSessions } from "../ports/own-sessions.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { CredentialsRefusal } from "./check-password.ts";
import type { ConfirmPassword } from "./confirm-password.ts";

/** Signs a trader who proves who they are out everywhere except the requesting session. */
export class EndOtherSessions {
  readonly #sessions: OwnSessions;
  readonly #tokens: SessionTokens;
  readonly #confirmPassword: Pick<ConfirmPassword, "execute">;

  constructor(
    sessions: OwnSessions,
    tokens: SessionTokens,
    confirmPassword: Pick<ConfirmPassword, "execute">,
  ) {
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#confirmPassword = confirmPassword;
  }

  /** `token`: the secret of the session that stays. */
  async execute(
    { traderId }: Actor,
    { token, password }: { readonly token: string; readonly password: string | undefined },
  ): Promise<Result<undefined, CredentialsRefusal | { readonly code: "proof_needed" }>> {
    if (password === undefined) return refuse({ code: "proof_needed" });
    const proven = await this.#confirmPassword.execute(traderId, password);
    if (!proven.ok) return proven;
    await this.#sessions.revokeOthers(traderId, this.#tokens.hash(token));
    return accept(undefined);
  }
}
