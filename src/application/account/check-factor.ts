import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AttemptLimits } from "../ports/attempt-limits.ts";
import type { Current } from "../ports/current-policy.ts";
import type { RecoveryCodes } from "../ports/recovery-codes.ts";
import type { SecondFactors } from "../ports/second-factors.ts";
import type { CheckCode, CodeRefusal } from "./check-code.ts";
import { authenticatorPlace } from "./factor-place.ts";

/** What is needed to check a trader's second factor. */
interface CheckFactorParts {
  readonly factors: Pick<SecondFactors, "read" | "useStep" | "useRecoveryCode">;
  readonly attempts: AttemptLimits;
  readonly checkCode: CheckCode;
  readonly recoveryCodes: RecoveryCodes;
  readonly policy: Current<AccountPolicy>;
}

/**
 * Checks a trader's second factor: a code of their app or, where those count, a recovery code. Each is
 * used up by it. Attempts are counted for the trader, whatever the purpose.
 */
export class CheckFactor {
  readonly #parts: CheckFactorParts;

  constructor(parts: CheckFactorParts) {
    this.#parts = parts;
  }

  /** Returns the moment of the proof, in milliseconds since the epoch by the database's clock. */
  async execute(
    traderId: TraderId,
    code: string,
    { takesRecovery }: { readonly takesRecovery: boolean },
  ): Promise<Result<number, CodeRefusal>> {
    const { factors, attempts, checkCode, recoveryCodes, policy } = this.#parts;
    const { secret, readAt } = await factors.read(traderId);
    if (!secret) return refuse({ code: "wrong_code" });
    const subject = factorSubject(traderId);
    const limit = policy().confirmPassword;
    const hash = takesRecovery ? recoveryCodes.hash(traderId, code) : undefined;
    if (hash === undefined) {
      const place = authenticatorPlace(traderId);
      const use = (step: number) => factors.useStep(traderId, step);
      const tried = { subject, limit, secret, place, code, now: readAt, use };
      const checked = await checkCode.execute(tried);
      return checked.ok ? accept(readAt) : checked;
    }
    const attempt = await attempts.begin(subject, limit);
    if (!attempt.ok) return attempt;
    if (!(await factors.useRecoveryCode(traderId, hash))) return refuse({ code: "wrong_code" });
    await attempts.takeBack(attempt.value);
    return accept(readAt);
  }
}

/** Whose attempts at codes are counted. */
export function factorSubject(traderId: TraderId): string {
  return `second-factor ${traderId}`;
}
