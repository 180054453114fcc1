import type { Visitor } from "../account/open-session.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { PasskeyChallenges } from "../ports/passkey-challenges.ts";
import type { PasskeySignatures } from "../ports/passkey-signatures.ts";
import type { OwnPasskey, StaffPasskeyStore } from "../ports/passkey-store.ts";
import { staffSessionSubject, staffSignInSubject } from "./staff-passkey-subject.ts";

/** What a browser asks a passkey of staff with. */
interface AskedStaffPasskey {
  readonly challenge: string;
  readonly host: string;
  /** Those that count; where none is named, any that the browser finds for the host. */
  readonly allowed: readonly OwnPasskey[];
}

/** Makes challenges for passkeys of staff: to sign in with, or to prove who one is. */
export class AskStaffPasskey {
  readonly #passkeys: Pick<StaffPasskeyStore, "listOwn">;
  readonly #challenges: Pick<PasskeyChallenges, "ask">;
  readonly #signatures: Pick<PasskeySignatures, "host">;

  constructor(
    passkeys: Pick<StaffPasskeyStore, "listOwn">,
    challenges: Pick<PasskeyChallenges, "ask">,
    signatures: Pick<PasskeySignatures, "host">,
  ) {
    this.#passkeys = passkeys;
    this.#challenges = challenges;
    this.#signatures = signatures;
  }

  /** Undefined if the browser cannot be told from others. */
  forSignIn(visitor: Visitor): AskedStaffPasskey | undefined {
    const subject = staffSignInSubject(visitor);
    return subject === undefined ? undefined : this.#asked(subject, []);
  }

  async forProof(actor: StaffActor): Promise<AskedStaffPasskey> {
    const own = await this.#passkeys.listOwn(actor.staffId);
    return this.#asked(staffSessionSubject("prove", actor), own);
  }

  #asked(subject: string, allowed: readonly OwnPasskey[]): AskedStaffPasskey {
    return { challenge: this.#challenges.ask(subject), host: this.#signatures.host, allowed };
  }
}
