import { createHash, randomInt } from "node:crypto";
import type { RecoveryCodes } from "../../application/ports/recovery-codes.ts";

/** Without 0, 1, 8, 9, i, l and o: nothing that handwriting mixes up. */
const alphabet = "abcdefghjkmnpqrstuvwxyz234567";
const groups = 5;
const groupLength = 5;
/** Those that were made before have a group less, and still work. */
const lengths: ReadonlySet<number> = new Set([groups * groupLength, (groups - 1) * groupLength]);

/** 25 characters of 29: 121 random bits, far too many to try, so a fast hash is enough (ASVS 6.5.2). */
export class RandomRecoveryCodes implements RecoveryCodes {
  make(): string {
    const group = () =>
      Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("");
    return Array.from({ length: groups }, group).join("-");
  }

  hash(traderId: string, typed: string): string | undefined {
    const code = typed.replaceAll(/[\s-]/g, "").toLowerCase();
    if (!lengths.has(code.length)) return undefined;
    return createHash("sha256").update(`recovery ${traderId} ${code}`).digest("hex");
  }
}
