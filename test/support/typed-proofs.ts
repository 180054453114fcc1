import type { ProveIdentity, TypedProof } from "../../src/application/account/prove-identity.ts";
import type { Actor } from "../../src/application/actor/actor.ts";
import { accept } from "../../src/domain/result/result.ts";

/** Takes any password, any code and any passkey; nothing typed proves nothing. */
export function typedProofs(now: () => number): Pick<ProveIdentity, "execute" | "ofOwner"> {
  const execute = async (_actor: Actor, { password, code, passkey }: TypedProof) => {
    const factor = code ?? passkey;
    if (password === undefined && factor === undefined) return accept(undefined);
    return accept({ kind: factor === undefined ? "password" : "factor", provenAt: now() } as const);
  };
  return { execute, ofOwner: execute };
}
