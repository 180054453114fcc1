import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { OwnSessions } from "../ports/own-sessions.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "./prove-identity.ts";

/** `proof_needed`: it is another session than the requesting one, and no proof was typed. */
type EndSessionRefusal = OwnerProofRefusal | { readonly code: "not_found" };

/** What is needed to end a session. */
interface EndSessionParts {
  readonly sessions: OwnSessions;
  readonly tokens: SessionTokens;
  readonly proveIdentity: Pick<ProveIdentity, "ofOwner">;
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
    actor: Actor,
    sessionId: string,
    { token, proof: typed }: { readonly token: string; readonly proof: TypedProof },
  ): Promise<Result<undefined, EndSessionRefusal>> {
    const { sessions, tokens, proveIdentity, policy } = this.#parts;
    const { traderId } = actor;
    const own = await sessions.listOwn(traderId, tokens.hash(token), policy());
    const session = own.find(({ id }) => id === sessionId);
    if (!session) return refuse({ code: "not_found" });
    if (!session.isThis) {
      const proof = await proveIdentity.ofOwner(actor, typed);
      if (!proof.ok) return proof;
      if (!proof.value) return refuse({ code: "proof_needed" });
    }
    const isEnded = await sessions.revokeOwn(traderId, sessionId);
    return isEnded ? accept(undefined) : refuse({ code: "not_found" });
  }
}
