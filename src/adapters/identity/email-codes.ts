import { createHmac, hkdfSync, randomInt } from "node:crypto";
import type { CodeHash, MakeCode } from "../../application/ports/code-hash.ts";

const digits = 6;

export const makeEmailCode: MakeCode = () => String(randomInt(10 ** digits)).padStart(digits, "0");

/** Hashes codes with a key that is not in the database. */
export function emailCodeHasher(secret: Uint8Array): CodeHash {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "code for an email address", 32));
  return ({ traderId, email }, code) =>
    createHmac("sha256", key)
      .update(JSON.stringify([traderId, email, code]))
      .digest("hex");
}
