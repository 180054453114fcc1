import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { KeptContent } from "../../../application/ports/attachment-store.ts";

/** How much is hashed before others have their turn. */
const turnBytes = 1_000_000;

/** `sha256(salt ‖ content)`: the record that stays of a file. */
export async function saltedHash(salt: Uint8Array, content: KeptContent): Promise<Buffer> {
  const hash = createHash("sha256").update(salt);
  for await (const piece of content.pieces()) {
    for (let at = 0; at < piece.length; at += turnBytes) {
      if (at > 0) await nextTurn();
      hash.update(piece.subarray(at, at + turnBytes));
    }
  }
  return hash.digest();
}
