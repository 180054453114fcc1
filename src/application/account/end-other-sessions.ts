import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { OwnSessions } from "../ports/own-sessions.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "./prove-identity.ts";

/** Signs a trader who proves who they are out everywhere except the requesting session. */
export class EndOtherSessions {
  readonly #sessions: OwnSessions;
  readonly #tokens: SessionTokens;
  readonly #proveIdentity: Pick<ProveIdentity, "ofOwner">;

  constructor(
    sessions: OwnSessions,
    tokens: SessionTokens,
    proveIdentity: Pick<ProveIdentity, "ofOwner">,
  ) {
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#proveIdentity = proveIdentity;
  }

  /** `token`: the secret of the session that stays. */
  async execute(
    actor: Actor,
    { token, proof: typed }: { readonly token: string; readonly proof: TypedProof },
  ): Promise<Result<undefined, OwnerProofRefusal>> {
    const proof = await this.#proveIdentity.ofOwner(actor, typed);
    if (!proof.ok) return proof;
    if (!proof.value) return refuse({ code: "proof_needed" });
    await this.#sessions.revokeOthers(actor.traderId, this.#tokens.hash(token));
    return accept(undefined);
  }
}
