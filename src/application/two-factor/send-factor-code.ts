import type { Result } from "../../domain/result/result.ts";
import type { CredentialsRefusal } from "../account/check-password.ts";
import type { ConfirmPassword } from "../account/confirm-password.ts";
import type { Actor } from "../actor/actor.ts";
import type { RequestFactorCode, RequestRefusal, WantedCode } from "./request-factor-code.ts";

/**
 * Has a code sent to a signed-in trader who types their password: so a code that was sent never moves
 * money by itself, and a stolen session sends nobody texts.
 */
export class SendFactorCode {
  readonly #confirmPassword: Pick<ConfirmPassword, "execute">;
  readonly #requestFactorCode: RequestFactorCode;

  constructor(
    confirmPassword: Pick<ConfirmPassword, "execute">,
    requestFactorCode: RequestFactorCode,
  ) {
    this.#confirmPassword = confirmPassword;
    this.#requestFactorCode = requestFactorCode;
  }

  async execute(
    { traderId }: Actor,
    { password, ...wanted }: WantedCode & { readonly password: string },
  ): Promise<Result<null, CredentialsRefusal | RequestRefusal>> {
    const confirmed = await this.#confirmPassword.execute(traderId, password);
    return confirmed.ok ? this.#requestFactorCode.execute(traderId, wanted) : confirmed;
  }
}
