import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { FileStorage } from "../../application/ports/file-storage.ts";

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** How much is worked on before others have their turn. */
const turnBytes = 1_000_000;

/**
 * Encrypts what another storage keeps, with a key derived from that of the installation. The name is
 * authenticated with the content: a file that was moved to another name cannot be read.
 */
export class SealedStorage implements FileStorage {
  readonly #storage: FileStorage;
  readonly #key: Uint8Array;

  constructor(storage: FileStorage, installationKey: Uint8Array) {
    this.#storage = storage;
    this.#key = new Uint8Array(hkdfSync("sha256", installationKey, "", "files", keyBytes));
  }

  async put(name: string, content: Uint8Array): Promise<void> {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.#key, nonce).setAAD(Buffer.from(name));
    const hidden = await inTurns(content, (part) => cipher.update(part));
    hidden.push(cipher.final());
    await this.#storage.put(name, Buffer.concat([nonce, cipher.getAuthTag(), ...hidden]));
  }

  /** Throws where the stored bytes were changed. */
  async get(name: string): Promise<Uint8Array | undefined> {
    const stored = await this.#storage.get(name);
    if (!stored) return undefined;
    const nonce = stored.subarray(0, nonceBytes);
    const tag = stored.subarray(nonceBytes, nonceBytes + tagBytes);
    const decipher = createDecipheriv(algorithm, this.#key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(name))
      .setAuthTag(tag);
    const hidden = stored.subarray(nonceBytes + tagBytes);
    const shown = await inTurns(hidden, (part) => decipher.update(part));
    return Buffer.concat([...shown, decipher.final()]);
  }

  remove(name: string): Promise<void> {
    return this.#storage.remove(name);
  }
}

/** Ten megabytes at once would keep everyone's requests waiting. */
async function inTurns(content: Uint8Array, work: (part: Uint8Array) => Buffer): Promise<Buffer[]> {
  const done: Buffer[] = [];
  for (let at = 0; at < content.length; at += turnBytes) {
    if (at > 0) await nextTurn();
    done.push(work(content.subarray(at, at + turnBytes)));
  }
  return done;
}
