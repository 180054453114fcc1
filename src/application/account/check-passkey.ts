import type { AttemptLimit } from "../../domain/account/account-policy.ts";
import { isCounterAhead } from "../../domain/account/passkey.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { PasskeyChallenges } from "../ports/passkey-challenges.ts";
import type { PasskeyAnswer, PasskeySignatures } from "../ports/passkey-signatures.ts";
import type { KeptPasskey, PasskeyStore } from "../ports/passkey-store.ts";
import type { SecurityEvents } from "../ports/security-events.ts";

/** `wrong_passkey`: nobody's, another person's, or its signature is wrong, late or was used before. */
export type PasskeyRefusal = { readonly code: "wrong_passkey" } | RateLimited;

/** Who proved that they have the passkey, and when, by the database's clock. */
interface PasskeyProof {
  readonly traderId: TraderId;
  readonly provenAt: number;
}

/** What a passkey is asked for. */
interface PasskeyTry {
  /** What the challenge was asked for. */
  readonly subject: string;
  /** Whose it has to be; undefined where it says who they are. */
  readonly traderId?: TraderId | undefined;
  readonly limit: AttemptLimit;
  /** Counted apart for each; where undefined, all attempts at the passkey count together. */
  readonly address?: string | undefined;
}

/** What is needed to check a passkey. */
interface CheckPasskeyParts {
  readonly passkeys: Pick<PasskeyStore, "find" | "noteUse">;
  readonly signatures: Pick<PasskeySignatures, "check">;
  readonly challenges: Pick<PasskeyChallenges, "isOpen" | "use">;
  readonly attempts: AttemptLimits;
  readonly security: SecurityEvents;
}

/** Checks what a passkey signed; the challenge is used up by it. */
export class CheckPasskey {
  readonly #parts: CheckPasskeyParts;

  constructor(parts: CheckPasskeyParts) {
    this.#parts = parts;
  }

  async execute(
    answer: PasskeyAnswer,
    { subject, traderId, limit, address }: PasskeyTry,
  ): Promise<Result<PasskeyProof, PasskeyRefusal>> {
    const { passkeys, attempts } = this.#parts;
    const kept = await passkeys.find(answer.credentialId);
    if (!kept || (traderId !== undefined && kept.traderId !== traderId)) {
      return refuse({ code: "wrong_passkey" });
    }
    const counted = `passkey ${kept.id}${address === undefined ? "" : ` at ${address}`}`;
    const attempt = await attempts.begin(counted, limit);
    if (!attempt.ok) return attempt;
    if (!(await this.#isRight(answer, kept, subject))) return refuse({ code: "wrong_passkey" });
    await attempts.takeBack(attempt.value);
    return accept({ traderId: kept.traderId, provenAt: kept.readAt });
  }

  async #isRight(answer: PasskeyAnswer, kept: KeptPasskey, subject: string): Promise<boolean> {
    const { passkeys, signatures, challenges, security } = this.#parts;
    const signed = await signatures.check(answer, kept, (challenge) =>
      challenges.isOpen(subject, challenge),
    );
    if (!signed || !(await challenges.use(signed.challenge))) return false;
    if (!isCounterAhead(kept.counter, signed.counter)) {
      security.note({ name: "passkey_copied", traderId: kept.traderId });
      return false;
    }
    return passkeys.noteUse(kept, signed.counter);
  }
}
