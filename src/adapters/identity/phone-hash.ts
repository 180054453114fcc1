import { createHmac, hkdfSync } from "node:crypto";
import type { HashPhone } from "../../application/ports/phone-numbers.ts";

/** Hashes numbers with a key that is not in the database: there are few enough to try them all. */
export function phoneHasher(secret: Uint8Array): HashPhone {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "phone number", 32));
  return (number) => createHmac("sha256", key).update(number).digest("hex");
}
