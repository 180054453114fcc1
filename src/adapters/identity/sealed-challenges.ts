import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { AttemptLimits } from "../../application/ports/attempt-limits.ts";
import type { PasskeyChallenges } from "../../application/ports/passkey-challenges.ts";

/** What is needed to give and check challenges. */
interface SealedParts {
  readonly secret: Uint8Array;
  /** Remembers what was used, for all processes together. */
  readonly attempts: Pick<AttemptLimits, "begin">;
  readonly seconds: number;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
}

const untilBytes = 6;
const openBytes = untilBytes + 12;
const sealBytes = 24;

/**
 * Challenges of which nothing is kept until they are used: the moment until which they count, a random
 * part, and a seal that says that they are ours, and for what.
 */
export class SealedChallenges implements PasskeyChallenges {
  readonly #parts: SealedParts;
  readonly #key: Buffer;

  constructor(parts: SealedParts) {
    this.#parts = parts;
    this.#key = Buffer.from(hkdfSync("sha256", parts.secret, "", "passkey challenge", 32));
  }

  ask(subject: string): string {
    const { now, seconds } = this.#parts;
    const open = randomBytes(openBytes);
    open.writeUIntBE(now() + seconds * 1_000, 0, untilBytes);
    return Buffer.concat([open, this.#seal(open, subject)]).toString("base64url");
  }

  isOpen(subject: string, challenge: string): boolean {
    const bytes = Buffer.from(challenge, "base64url");
    if (bytes.length !== openBytes + sealBytes) return false;
    const open = bytes.subarray(0, openBytes);
    const isOurs = timingSafeEqual(this.#seal(open, subject), bytes.subarray(openBytes));
    return isOurs && this.#parts.now() <= open.readUIntBE(0, untilBytes);
  }

  async use(challenge: string): Promise<boolean> {
    const { attempts, seconds } = this.#parts;
    // Kept for longer than it counts, by whichever clock; one of other bytes never gets here.
    const once = { most: 1, windowSeconds: 2 * seconds };
    const bytes = Buffer.from(challenge, "base64url").subarray(0, openBytes);
    return (await attempts.begin(`passkey challenge ${bytes.toString("hex")}`, once)).ok;
  }

  #seal(open: Uint8Array, subject: string): Buffer {
    return createHmac("sha256", this.#key)
      .update(open)
      .update(subject)
      .digest()
      .subarray(0, sealBytes);
  }
}
