import { mostPasskeys } from "../../domain/account/passkey.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { PasskeyChallenges } from "../ports/passkey-challenges.ts";
import type { PasskeySignatures } from "../ports/passkey-signatures.ts";
import type { OwnPasskey, StaffPasskeyStore } from "../ports/passkey-store.ts";
import type { ProveStaff, StaffProof, StaffProofRefusal } from "./prove-staff.ts";
import { staffSessionSubject } from "./staff-passkey-subject.ts";

/** What a browser makes a passkey of a member of staff from. */
interface StaffPasskeyToMake {
  readonly challenge: string;
  readonly host: string;
  /** The passkeys that they already have: no authenticator makes a second one. */
  readonly present: readonly OwnPasskey[];
}

/** What is needed to begin. */
interface BeginParts {
  readonly passkeys: Pick<StaffPasskeyStore, "listOwn">;
  readonly challenges: Pick<PasskeyChallenges, "ask">;
  readonly signatures: Pick<PasskeySignatures, "host">;
  readonly proveStaff: Pick<ProveStaff, "execute">;
}

/**
 * Lets a member of staff make a passkey. Who answers the challenge has shown by it that they proved
 * who they are, in this session and a short while ago.
 */
export class BeginStaffPasskey {
  readonly #parts: BeginParts;

  constructor(parts: BeginParts) {
    this.#parts = parts;
  }

  async execute(
    actor: StaffActor,
    proof: StaffProof,
  ): Promise<
    Result<StaffPasskeyToMake, StaffProofRefusal | { readonly code: "too_many_passkeys" }>
  > {
    const { passkeys, challenges, signatures, proveStaff } = this.#parts;
    const present = await passkeys.listOwn(actor.staffId);
    if (present.length >= mostPasskeys) return refuse({ code: "too_many_passkeys" });
    const proven = await proveStaff.execute(actor, proof);
    if (!proven.ok) return proven;
    const challenge = challenges.ask(staffSessionSubject("add", actor));
    return accept({ challenge, host: signatures.host, present });
  }
}
