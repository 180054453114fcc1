import { sessionSubject, signInSubject } from "../account/passkey-subject.ts";
import type { Visitor } from "../account/open-session.ts";
import type { Actor } from "../actor/actor.ts";
import type { PasskeyChallenges } from "../ports/passkey-challenges.ts";
import type { PasskeySignatures } from "../ports/passkey-signatures.ts";
import type { OwnPasskey, PasskeyStore } from "../ports/passkey-store.ts";

/** What a browser asks a passkey with. */
interface AskedPasskey {
  readonly challenge: string;
  readonly host: string;
  /** Those that count; where none is named, any that the browser finds for the host. */
  readonly allowed: readonly Pick<OwnPasskey, "credentialId" | "transports">[];
}

/** Makes challenges for passkeys: to sign in with, or to prove who one is. */
export class AskPasskey {
  readonly #passkeys: Pick<PasskeyStore, "listOwn">;
  readonly #challenges: Pick<PasskeyChallenges, "ask">;
  readonly #signatures: Pick<PasskeySignatures, "host">;

  constructor(
    passkeys: Pick<PasskeyStore, "listOwn">,
    challenges: Pick<PasskeyChallenges, "ask">,
    signatures: Pick<PasskeySignatures, "host">,
  ) {
    this.#passkeys = passkeys;
    this.#challenges = challenges;
    this.#signatures = signatures;
  }

  /** Undefined if the browser cannot be told from others. */
  forSignIn(visitor: Visitor): AskedPasskey | undefined {
    const subject = signInSubject(visitor);
    return subject === undefined ? undefined : this.#asked(subject, []);
  }

  async forProof(actor: Actor): Promise<AskedPasskey> {
    const own = await this.#passkeys.listOwn(actor.traderId);
    return this.#asked(sessionSubject("prove", actor), own);
  }

  #asked(subject: string, allowed: AskedPasskey["allowed"]): AskedPasskey {
    return { challenge: this.#challenges.ask(subject), host: this.#signatures.host, allowed };
  }
}
