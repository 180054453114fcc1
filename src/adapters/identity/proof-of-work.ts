import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { AttemptLimits } from "../../application/ports/attempt-limits.ts";
import type { BotCheck } from "../../application/ports/bot-check.ts";
import { leadingZeroBits } from "../../domain/account/proof-of-work.ts";

/** What is needed to give and check challenges. */
interface ProofOfWorkParts {
  readonly secret: Uint8Array;
  /** Remembers what was answered, for all processes together. */
  readonly attempts: Pick<AttemptLimits, "begin">;
  readonly answerSeconds: () => number;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
}

/** A challenge, a full stop, and the number that was found. */
const answerForm = /^((\d{1,2})\.(\d{1,12})\.([\w-]{16}))\.([\w-]{32})\.\d{1,16}$/;

const idBytes = 12;
const sealBytes = 24;

/**
 * The check without a service of others: `<bits>.<until>.<id>.<seal>`, to which a number has to be
 * found, so that SHA-256 of challenge, full stop and number begins with so many zero bits. Nothing
 * is kept of a challenge until it is answered: its seal says that it is ours, and for whom.
 */
export class ProofOfWork implements BotCheck {
  readonly #parts: ProofOfWorkParts;
  readonly #key: Buffer;

  constructor(parts: ProofOfWorkParts) {
    this.#parts = parts;
    this.#key = Buffer.from(hkdfSync("sha256", parts.secret, "", "proof of work", 32));
  }

  ask(subject: string, bits: number): string {
    const { now, answerSeconds } = this.#parts;
    const until = Math.ceil(now() / 1_000) + answerSeconds();
    const open = `${bits}.${until}.${randomBytes(idBytes).toString("base64url")}`;
    return `${open}.${this.#seal(open, subject).toString("base64url")}`;
  }

  async accepts(subject: string, bits: number, answer: string): Promise<boolean> {
    const { attempts, now, answerSeconds } = this.#parts;
    const [, open = "", asked, until, id, seal = ""] = answerForm.exec(answer) ?? [];
    const isOurs = timingSafeEqual(this.#seal(open, subject), sealOf(seal));
    if (!isOurs || Number(asked) < bits || Number(until) * 1_000 < now()) return false;
    const hash = createHash("sha256").update(answer).digest();
    if (leadingZeroBits(hash) < Number(asked)) return false;
    // Kept for longer than it can be answered, by whichever clock.
    const once = { most: 1, windowSeconds: 2 * answerSeconds() };
    return (await attempts.begin(`answered ${id}`, once)).ok;
  }

  #seal(open: string, subject: string): Buffer {
    // What is open has no spaces: no other pair of texts gives the same seal.
    return createHmac("sha256", this.#key)
      .update(`${open} ${subject}`)
      .digest()
      .subarray(0, sealBytes);
  }
}

function sealOf(text: string): Buffer {
  const seal = Buffer.alloc(sealBytes);
  Buffer.from(text, "base64url").copy(seal);
  return seal;
}
