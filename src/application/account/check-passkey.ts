import type { AttemptLimit } from "../../domain/account/account-policy.ts";
import { isCounterAhead } from "../../domain/account/passkey.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { PasskeyChallenges } from "../ports/passkey-challenges.ts";
import type { PasskeyAnswer, PasskeySignatures } from "../ports/passkey-signatures.ts";
import type { KeptPasskey, PasskeyKeys } from "../ports/passkey-store.ts";
import type { SecurityEvents } from "../ports/security-events.ts";

/** `wrong_passkey`: nobody's, another person's, or its signature is wrong, late or was used before. */
export type PasskeyRefusal = { readonly code: "wrong_passkey" } | RateLimited;

/** Who proved that they have the passkey, and when, by the database's clock. */
interface PasskeyProof<Owner extends string> {
  readonly ownerId: Owner;
  readonly provenAt: number;
}

/** What a passkey is asked for. */
interface PasskeyTry<Owner extends string> {
  /** What the challenge was asked for. */
  readonly subject: string;
  /** Whose it has to be; undefined where it says who they are. */
  readonly ownerId?: Owner | undefined;
  readonly limit: AttemptLimit;
  /** Counted apart for each; where undefined, all attempts at the passkey count together. */
  readonly address?: string | undefined;
}

/** What is needed to check a passkey. */
interface CheckPasskeyParts<Owner extends string> {
  readonly passkeys: PasskeyKeys<Owner>;
  /** Whose passkeys they are. */
  readonly owners: "traderId" | "staffId";
  readonly signatures: Pick<PasskeySignatures, "check">;
  readonly challenges: Pick<PasskeyChallenges, "isOpen" | "use">;
  readonly attempts: AttemptLimits;
  readonly security: SecurityEvents;
}

/** Checks what a passkey signed; the challenge is used up by it. */
export class CheckPasskey<Owner extends string> {
  readonly #parts: CheckPasskeyParts<Owner>;

  constructor(parts: CheckPasskeyParts<Owner>) {
    this.#parts = parts;
  }

  async execute(
    answer: PasskeyAnswer,
    { subject, ownerId, limit, address }: PasskeyTry<Owner>,
  ): Promise<Result<PasskeyProof<Owner>, PasskeyRefusal>> {
    const { passkeys, attempts } = this.#parts;
    const kept = await passkeys.find(answer.credentialId);
    if (!kept || (ownerId !== undefined && kept.ownerId !== ownerId)) {
      return refuse({ code: "wrong_passkey" });
    }
    const counted = `passkey ${kept.id}${address === undefined ? "" : ` at ${address}`}`;
    const attempt = await attempts.begin(counted, limit);
    if (!attempt.ok) return attempt;
    if (!(await this.#isRight(answer, kept, subject))) return refuse({ code: "wrong_passkey" });
    await attempts.takeBack(attempt.value);
    return accept({ ownerId: kept.ownerId, provenAt: kept.readAt });
  }

  async #isRight(
    answer: PasskeyAnswer,
    kept: KeptPasskey<Owner>,
    subject: string,
  ): Promise<boolean> {
    const { passkeys, owners, signatures, challenges, security } = this.#parts;
    const signed = await signatures.check(answer, kept, (challenge) =>
      challenges.isOpen(subject, challenge),
    );
    if (!signed || !(await challenges.use(signed.challenge))) return false;
    if (!isCounterAhead(kept.counter, signed.counter)) {
      security.note({ name: "passkey_copied", [owners]: kept.ownerId });
      return false;
    }
    return passkeys.noteUse(kept, signed.counter);
  }
}
