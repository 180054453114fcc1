import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { FieldCipher } from "../../application/ports/field-cipher.ts";

const algorithm = "aes-256-gcm";
const idBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;

interface Key {
  readonly id: Buffer;
  readonly bytes: Uint8Array;
}

/**
 * AES-256-GCM. A field is stored as key id, nonce, tag and ciphertext; its location is
 * authenticated with it. The first key encrypts, and all of them decrypt, so that keys can be
 * rotated.
 */
export class AesFieldCipher implements FieldCipher {
  readonly #current: Key;
  readonly #keys: readonly Key[];

  /** Keys of 32 bytes. */
  constructor(current: Uint8Array, ...older: readonly Uint8Array[]) {
    this.#current = keyOf(current);
    this.#keys = [this.#current, ...older.map(keyOf)];
  }

  encrypt(text: string, place: string): Uint8Array {
    const { id, bytes } = this.#current;
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, bytes, nonce).setAAD(Buffer.from(place));
    const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([id, nonce, cipher.getAuthTag(), hidden]);
  }

  decrypt(sealed: Uint8Array, place: string): string {
    const stored = Buffer.from(sealed);
    const id = stored.subarray(0, idBytes);
    const key = this.#keys.find((each) => each.id.equals(id));
    if (!key) throw new Error("A field was encrypted with a key that we do not have");
    const nonce = stored.subarray(idBytes, idBytes + nonceBytes);
    const tag = stored.subarray(idBytes + nonceBytes, idBytes + nonceBytes + tagBytes);
    const hidden = stored.subarray(idBytes + nonceBytes + tagBytes);
    const decipher = createDecipheriv(algorithm, key.bytes, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag);
    return decipher.update(hidden, undefined, "utf8") + decipher.final("utf8");
  }
}

function keyOf(bytes: Uint8Array): Key {
  return { id: createHash("sha256").update(bytes).digest().subarray(0, idBytes), bytes };
}
