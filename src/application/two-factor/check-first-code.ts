import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { isRequestOpen } from "../../domain/account/two-factor.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CheckCode, CodeRefusal } from "../account/check-code.ts";
import { authenticatorPlace, factorSubject } from "../account/factor-place.ts";
import type { Current } from "../ports/current-policy.ts";
import type { FactorChange, FactorRecord } from "../ports/second-factors.ts";

/** `verification_over`: nothing was asked for, its ten minutes are over, or it was confirmed. */
export type FirstCodeRefusal = CodeRefusal | { readonly code: "verification_over" };

/** Checks the first code of a new authenticator app: it shows that the secret arrived. */
export class CheckFirstCode {
  readonly #checkCode: CheckCode;
  readonly #policy: Current<AccountPolicy>;

  constructor(checkCode: CheckCode, policy: Current<AccountPolicy>) {
    this.#checkCode = checkCode;
    this.#policy = policy;
  }

  /** Returns the new app. */
  async execute(
    traderId: TraderId,
    { pending, readAt: now }: FactorRecord,
    code: string,
  ): Promise<Result<NonNullable<FactorChange["app"]>, FirstCodeRefusal>> {
    if (!pending || !isRequestOpen(pending.begunAt, now)) {
      return refuse({ code: "verification_over" });
    }
    const { secret } = pending;
    const checked = await this.#checkCode.execute({
      subject: factorSubject(traderId),
      limit: this.#policy().confirmPassword,
      secret,
      place: authenticatorPlace(traderId),
      code,
      now,
      // Used up together with the change.
      use: async () => true,
    });
    return checked.ok ? accept({ secret, step: checked.value }) : checked;
  }
}
