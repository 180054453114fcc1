import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OpenSession, Visitor } from "../account/open-session.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import { sessionProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { PasskeyStore } from "../ports/passkey-store.ts";

type RemoveRefusal = OwnerProofRefusal | { readonly code: "proof_needed" | "not_found" };

/**
 * Removes one of a trader's own passkeys, with a proof; every other session ends. The password stays,
 * so the last passkey is never the last way in.
 */
export class RemovePasskey {
  readonly #passkeys: Pick<PasskeyStore, "listOwn" | "remove">;
  readonly #proveIdentity: Pick<ProveIdentity, "ofOwner">;
  readonly #openSession: OpenSession;

  constructor(
    passkeys: Pick<PasskeyStore, "listOwn" | "remove">,
    proveIdentity: Pick<ProveIdentity, "ofOwner">,
    openSession: OpenSession,
  ) {
    this.#passkeys = passkeys;
    this.#proveIdentity = proveIdentity;
    this.#openSession = openSession;
  }

  /** Returns the secret of the requesting browser's new session. */
  async execute(
    actor: Actor,
    id: string,
    { proof: typed, visitor }: { readonly proof: TypedProof; readonly visitor: Visitor },
  ): Promise<Result<string, RemoveRefusal>> {
    const { traderId } = actor;
    const own = await this.#passkeys.listOwn(traderId);
    if (!own.some((passkey) => passkey.id === id)) return refuse({ code: "not_found" });
    const proof = await this.#proveIdentity.ofOwner(actor, typed);
    if (!proof.ok) return proof;
    if (!proof.value) return refuse({ code: "proof_needed" });
    if (!(await this.#passkeys.remove(traderId, id))) return refuse({ code: "not_found" });
    const withFactor = proof.value.kind === "factor" || sessionProof(actor) !== undefined;
    return accept(await this.#openSession.execute(traderId, visitor, { withFactor }));
  }
}
