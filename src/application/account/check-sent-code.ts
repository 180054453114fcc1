import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import type { CodeContact } from "../../domain/account/code-channel.ts";
import { codeFault } from "../../domain/account/email-code.ts";
import type { CodeUse } from "../../domain/account/two-factor.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AttemptLimits } from "../ports/attempt-limits.ts";
import type { CodeHash } from "../ports/code-hash.ts";
import type { Current } from "../ports/current-policy.ts";
import type { FactorCodes } from "../ports/factor-codes.ts";
import type { CodeRefusal } from "./check-code.ts";
import { factorSubject } from "./factor-place.ts";

/** What is needed to check a code that was sent. */
interface CheckSentParts {
  readonly sent: Pick<FactorCodes, "use">;
  readonly attempts: AttemptLimits;
  readonly hash: CodeHash;
  readonly policy: Current<AccountPolicy>;
}

/** Checks codes that were sent to a trader's phone or mailbox. Each is used up by it. */
export class CheckSentCode {
  readonly #parts: CheckSentParts;

  constructor(parts: CheckSentParts) {
    this.#parts = parts;
  }

  async execute(
    traderId: TraderId,
    code: string,
    { contact, use }: { readonly contact: CodeContact; readonly use: CodeUse },
  ): Promise<Result<null, CodeRefusal>> {
    const { sent, attempts, hash, policy } = this.#parts;
    const { confirmPassword, emailCode } = policy();
    const attempt = await attempts.begin(factorSubject(traderId), confirmPassword);
    if (!attempt.ok) return attempt;
    const typed = hash({ traderId, address: sentCodePlace(contact, use) }, code);
    const outcome = await sent.use(traderId, { contact, use }, (kept, now) =>
      codeFault(kept, typed, now, emailCode),
    );
    if (outcome !== "right") return refuse({ code: "wrong_code" });
    await attempts.takeBack(attempt.value);
    return accept(null);
  }
}

/** Binds a code to what it is for: the same digits count for nothing else. */
export function sentCodePlace(contact: CodeContact, use: CodeUse): string {
  return `${contact} ${use}`;
}
