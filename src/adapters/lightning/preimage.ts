import { createHash } from "node:crypto";

/** The SHA-256 hash of hexadecimal bytes, as hexadecimal. */
export function sha256Hex(bytes: string): string {
  return createHash("sha256").update(Buffer.from(bytes, "hex")).digest("hex");
}

/** Whether a preimage shows that its payment was made: 32 bytes with this hash. */
export function isPreimage(preimage: string, hash: string): boolean {
  return /^[0-9a-f]{64}$/.test(preimage) && sha256Hex(preimage) === hash;
}
