import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { PhoneStore } from "../ports/phone-store.ts";

/** `contact_is_factor`: second factors send their codes to it. */
type ResetRefusal = OwnerProofRefusal | { readonly code: "contact_is_factor" };

/**
 * Begins anew with another number. A confirmed number is taken away only with a proof, so that a stolen
 * session cannot put another phone in its place.
 */
export class ResetPhone {
  readonly #phones: PhoneStore;
  readonly #proveIdentity: Pick<ProveIdentity, "ofOwner">;

  constructor(phones: PhoneStore, proveIdentity: Pick<ProveIdentity, "ofOwner">) {
    this.#phones = phones;
    this.#proveIdentity = proveIdentity;
  }

  async execute(actor: Actor, typed: TypedProof): Promise<Result<null, ResetRefusal>> {
    const { phone } = await this.#phones.stateOf(actor.traderId);
    if (phone?.isVerified !== true) {
      await this.#phones.forgetUnconfirmed(actor.traderId);
      return accept(null);
    }
    const proof = await this.#proveIdentity.ofOwner(actor, typed);
    if (!proof.ok) return proof;
    if (!proof.value) return refuse({ code: "proof_needed" });
    const isRemoved = await this.#phones.remove(actor.traderId);
    return isRemoved ? accept(null) : refuse({ code: "contact_is_factor" });
  }
}
