import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { contactOf } from "../../domain/account/code-channel.ts";
import { codeTypeFor, type CodeUse } from "../../domain/account/two-factor.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AttemptLimits } from "../ports/attempt-limits.ts";
import type { Current } from "../ports/current-policy.ts";
import type { RecoveryCodes } from "../ports/recovery-codes.ts";
import type { SecondFactors } from "../ports/second-factors.ts";
import type { CheckCode, CodeRefusal } from "./check-code.ts";
import type { CheckSentCode } from "./check-sent-code.ts";
import { authenticatorPlace, factorSubject } from "./factor-place.ts";
import { strongFactorsOf } from "./strong-factors.ts";

/** What is needed to check a trader's second factor. */
interface CheckFactorParts {
  readonly factors: Pick<SecondFactors, "read" | "useStep" | "useRecoveryCode">;
  readonly attempts: AttemptLimits;
  readonly checkCode: CheckCode;
  readonly checkSentCode: Pick<CheckSentCode, "execute">;
  readonly recoveryCodes: RecoveryCodes;
  readonly policy: Current<AccountPolicy>;
}

/** What a code has to be good for. */
interface WantedFactor {
  readonly use: Exclude<CodeUse, "setup">;
  /** Whether a recovery code counts as well. */
  readonly takesRecovery: boolean;
}

/**
 * Checks a trader's second factor: a code of their app, one that was sent or, where those count, a
 * recovery code. Each is used up by it. Attempts are counted for the trader, whatever the use.
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
    { use, takesRecovery }: WantedFactor,
  ): Promise<Result<number, CodeRefusal>> {
    const { factors, recoveryCodes, checkSentCode } = this.#parts;
    const read = await factors.read(traderId);
    const hash = takesRecovery ? recoveryCodes.hash(traderId, code) : undefined;
    if (hash !== undefined) return this.#recover(traderId, hash, read.readAt);
    const type = codeTypeFor(read.twoFactor, use, strongFactorsOf(read));
    if (type === "ga" && read.secret) {
      return this.#ofApp(traderId, code, { secret: read.secret, now: read.readAt });
    }
    const contact = contactOf(type);
    if (!contact) return refuse({ code: "wrong_code" });
    const checked = await checkSentCode.execute(traderId, code, { contact, use });
    return checked.ok ? accept(read.readAt) : checked;
  }

  async #ofApp(
    traderId: TraderId,
    code: string,
    { secret, now }: { readonly secret: Uint8Array; readonly now: number },
  ): Promise<Result<number, CodeRefusal>> {
    const { factors, checkCode, policy } = this.#parts;
    const checked = await checkCode.execute({
      subject: factorSubject(traderId),
      limit: policy().confirmPassword,
      secret,
      place: authenticatorPlace(traderId),
      code,
      now,
      use: (step) => factors.useStep(traderId, step),
    });
    return checked.ok ? accept(now) : checked;
  }

  async #recover(
    traderId: TraderId,
    hash: string,
    now: number,
  ): Promise<Result<number, CodeRefusal>> {
    const { factors, attempts, policy } = this.#parts;
    const attempt = await attempts.begin(factorSubject(traderId), policy().confirmPassword);
    if (!attempt.ok) return attempt;
    if (!(await factors.useRecoveryCode(traderId, hash))) return refuse({ code: "wrong_code" });
    await attempts.takeBack(attempt.value);
    return accept(now);
  }
}
