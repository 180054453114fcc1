import { mostPasskeys } from "../../domain/account/passkey.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { sessionSubject } from "../account/passkey-subject.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { PasskeyChallenges } from "../ports/passkey-challenges.ts";
import type { PasskeySignatures } from "../ports/passkey-signatures.ts";
import type { PasskeyStore } from "../ports/passkey-store.ts";

/** What a browser makes a passkey from. */
interface PasskeyToMake {
  readonly challenge: string;
  readonly host: string;
  /** Whose it is to be; the passkey itself names them. */
  readonly traderId: TraderId;
  readonly username: string;
  /** The passkeys that the account already has: no authenticator makes a second one. */
  readonly present: readonly {
    readonly credentialId: string;
    readonly transports: readonly string[];
  }[];
}

type BeginRefusal = OwnerProofRefusal | { readonly code: "proof_needed" | "too_many_passkeys" };

/** What is needed to begin. */
interface BeginParts {
  readonly passkeys: Pick<PasskeyStore, "listOwn">;
  readonly challenges: Pick<PasskeyChallenges, "ask">;
  readonly signatures: Pick<PasskeySignatures, "host">;
  readonly proveIdentity: Pick<ProveIdentity, "ofOwner">;
}

/**
 * Lets the owner of an account make a passkey for it. Who answers the challenge has shown by it that
 * they proved who they are, in this session and a short while ago.
 */
export class BeginPasskey {
  readonly #parts: BeginParts;

  constructor(parts: BeginParts) {
    this.#parts = parts;
  }

  async execute(actor: Actor, typed: TypedProof): Promise<Result<PasskeyToMake, BeginRefusal>> {
    const { passkeys, challenges, signatures, proveIdentity } = this.#parts;
    const { traderId, username } = actor;
    const present = await passkeys.listOwn(traderId);
    if (present.length >= mostPasskeys) return refuse({ code: "too_many_passkeys" });
    const proof = await proveIdentity.ofOwner(actor, typed);
    if (!proof.ok) return proof;
    if (!proof.value) return refuse({ code: "proof_needed" });
    return accept({
      challenge: challenges.ask(sessionSubject("add", actor)),
      host: signatures.host,
      traderId,
      username,
      present,
    });
  }
}
