import {
  authorizationState,
  type AuthorizationAnswer,
} from "../../domain/account/sign-in-authorization.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { SecurityEvents } from "../ports/security-events.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { SignInAuthorizations } from "../ports/sign-in-authorizations.ts";

/** `authorization_over`: it was answered or has expired; `not_found`: nobody asked them that. */
interface NotAnswered {
  readonly code: "authorization_over" | "not_found";
}

/** What is needed to answer for a device. */
interface AnswerParts {
  readonly authorizations: Pick<SignInAuthorizations, "answer">;
  readonly tokens: Pick<SessionTokens, "hash">;
  readonly security: SecurityEvents;
}

/** An answer, and from where it comes. */
interface GivenAnswer {
  readonly id: string;
  readonly answer: AuthorizationAnswer;
  /** The secret of the session that answers; it stays. */
  readonly token: string;
  readonly address: string;
}

/**
 * Approves a sign-in, or denies it. Whoever is denied knows the password and may be in already: every
 * other session ends.
 */
export class AnswerAuthorization {
  readonly #parts: AnswerParts;

  constructor(parts: AnswerParts) {
    this.#parts = parts;
  }

  async execute(
    { traderId }: Actor,
    { id, answer, token, address }: GivenAnswer,
  ): Promise<Result<null, NotAnswered>> {
    const { authorizations, tokens, security } = this.#parts;
    const isDenied = answer === "denied";
    const given = { id, answer, endsOthers: isDenied, kept: tokens.hash(token) };
    const isKept = await authorizations.answer(
      traderId,
      given,
      (asked, now) => authorizationState(asked, now) === "pending",
    );
    if (isKept === undefined) return refuse({ code: "not_found" });
    if (!isKept) return refuse({ code: "authorization_over" });
    if (isDenied) security.note({ name: "sign_in_denied", traderId, address });
    return accept(null);
  }
}
