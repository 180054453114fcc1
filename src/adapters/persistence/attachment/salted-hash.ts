import { createHash } from "node:crypto";
import type { KeptContent } from "../../../application/ports/attachment-store.ts";

/** `sha256(salt ‖ content)`: the record that stays of a file. */
export async function saltedHash(salt: Uint8Array, content: KeptContent): Promise<Buffer> {
  const hash = createHash("sha256").update(salt);
  for await (const piece of content.pieces()) hash.update(piece);
  return hash.digest();
}
