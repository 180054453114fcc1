import { createHmac, hkdfSync } from "node:crypto";

/** Enough to tell addresses apart, and short enough to compare by eye. */
const hexDigits = 16;

/**
 * Makes a keyed hash of network addresses. There are few enough addresses to try them all, so without
 * the key the hash would be as good as the address.
 */
export function addressHasher(secret: Uint8Array): (address: string) => string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "address of a security event", 32));
  return (address) => createHmac("sha256", key).update(address).digest("hex").slice(0, hexDigits);
}
