import { createHmac, hkdfSync, randomInt } from "node:crypto";
import type { CodeHash, MakeCode } from "../../application/ports/code-hash.ts";

const digits = 6;

export const makeContactCode: MakeCode = () =>
  String(randomInt(10 ** digits)).padStart(digits, "0");

/** Hashes codes with a key that is not in the database, another one for each kind of contact. */
export function contactCodeHasher(
  secret: Uint8Array,
  contact: "an email address" | "a phone number" | "the number of a wallet" | "a second factor",
): CodeHash {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `code for ${contact}`, 32));
  return ({ traderId, address }, code) =>
    createHmac("sha256", key)
      .update(JSON.stringify([traderId, address, code]))
      .digest("hex");
}
