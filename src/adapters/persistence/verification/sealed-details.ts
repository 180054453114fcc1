import { createHmac, hkdfSync } from "node:crypto";
import type { AttemptDetails } from "../../../application/ports/verification-store.ts";
import type { PersonKeys } from "../bank-account/person-keys.ts";

/** What people typed for a proof, encrypted with their own keys. */
export class SealedDetails {
  readonly #keys: PersonKeys;
  readonly #hashKey: Buffer;

  /** `secret`: is not in the database; numbers of documents are few enough to try them all. */
  constructor(keys: PersonKeys, secret: Uint8Array) {
    this.#keys = keys;
    this.#hashKey = Buffer.from(hkdfSync("sha256", secret, "", "identity document", 32));
  }

  async seal(traderId: string, id: string, typed: AttemptDetails): Promise<Buffer | null> {
    if (typed.kind === "video") return null;
    const cipher = await this.#keys.make(traderId);
    return Buffer.from(cipher.encrypt(JSON.stringify(typed), placeOf(id)));
  }

  /** Undefined once the key of the person was erased. */
  async open(
    traderId: string,
    id: string,
    sealed: Buffer | null,
  ): Promise<AttemptDetails | undefined> {
    if (!sealed) return undefined;
    const cipher = await this.#keys.find(traderId);
    return cipher && (JSON.parse(cipher.decrypt(sealed, placeOf(id))) as AttemptDetails);
  }

  /** The same document has the same hash on every account. */
  hash(documentKey: string): string {
    return createHmac("sha256", this.#hashKey).update(documentKey).digest("hex");
  }
}

function placeOf(id: string): string {
  return `verification.details ${id}`;
}
