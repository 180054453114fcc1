import { closingObstacles, type ClosingObstacle } from "../../domain/account/closing.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import { Busy } from "../ports/busy.ts";
import type { ClosingStore } from "../ports/closing-store.ts";

/** `account_not_settled`: what has to be settled first, all of it. */
type CloseAccountRefusal =
  | OwnerProofRefusal
  | { readonly code: "account_not_settled"; readonly obstacles: readonly ClosingObstacle[] };

/** What is needed to close an account. */
interface CloseAccountParts {
  readonly accounts: Pick<ClosingStore, "factsOf" | "close">;
  readonly proveIdentity: Pick<ProveIdentity, "ofOwner">;
  /** Switches all of the owner's offers off. */
  readonly switchOffersOff: (actor: Actor) => Promise<unknown>;
}

/** How often it is tried again while the same person switches offers on elsewhere. */
const mostTries = 3;

/**
 * Closes the account of a trader who proves who they are, once nothing of anybody's depends on it: their
 * offers go off, every session ends, and nobody can sign in to it any more. The name stays theirs. A
 * recovery code is proof enough: who lost their app can leave.
 */
export class CloseAccount {
  readonly #parts: CloseAccountParts;

  constructor(parts: CloseAccountParts) {
    this.#parts = parts;
  }

  async execute(actor: Actor, typed: TypedProof): Promise<Result<undefined, CloseAccountRefusal>> {
    const { accounts, proveIdentity, switchOffersOff } = this.#parts;
    if (Object.values(typed).every((each) => each === undefined)) {
      return refuse({ code: "proof_needed" });
    }
    // First, so that a refusal uses up no code, and no offer is touched.
    const obstacles = closingObstacles(await accounts.factsOf(actor.traderId));
    if (obstacles.length > 0) return refuse({ code: "account_not_settled", obstacles });
    const proof = await proveIdentity.ofOwner(actor, typed, true);
    if (!proof.ok) return proof;
    if (!proof.value) return refuse({ code: "proof_needed" });
    for (let tried = 0; tried < mostTries; tried += 1) {
      await switchOffersOff(actor);
      const outcome = await accounts.close(actor.traderId, closingObstacles);
      if (outcome === "closed") return accept(undefined);
      if (outcome !== "offers_on")
        return refuse({ code: "account_not_settled", obstacles: outcome });
    }
    throw new Busy("An offer was switched on again and again while its owner's account was closed");
  }
}
