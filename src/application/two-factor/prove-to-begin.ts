import { asksAnyFactor } from "../../domain/account/two-factor.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CodeRefusal } from "../account/check-code.ts";
import type { CheckFactor } from "../account/check-factor.ts";
import type { CredentialsRefusal } from "../account/check-password.ts";
import type { ConfirmPassword } from "../account/confirm-password.ts";
import type { TypedProof } from "../account/prove-identity.ts";
import type { FactorRecord } from "../ports/second-factors.ts";

/** `proof_needed`: the password is missing or, where there is a second factor, its code. */
export type BeginRefusal = CredentialsRefusal | CodeRefusal | { readonly code: "proof_needed" };

/**
 * Checks who begins with a second factor: the password and, where they have one already, a code of that
 * or a recovery code.
 */
export class ProveToBegin {
  readonly #confirmPassword: Pick<ConfirmPassword, "execute">;
  readonly #checkFactor: Pick<CheckFactor, "execute">;

  constructor(
    confirmPassword: Pick<ConfirmPassword, "execute">,
    checkFactor: Pick<CheckFactor, "execute">,
  ) {
    this.#confirmPassword = confirmPassword;
    this.#checkFactor = checkFactor;
  }

  async execute(
    { secret, twoFactor }: Pick<FactorRecord, "secret" | "twoFactor">,
    traderId: TraderId,
    { password, code }: Pick<TypedProof, "password" | "code">,
  ): Promise<Result<null, BeginRefusal>> {
    if (password === undefined) return refuse({ code: "proof_needed" });
    const confirmed = await this.#confirmPassword.execute(traderId, password);
    if (!confirmed.ok) return confirmed;
    if (!secret && !asksAnyFactor(twoFactor)) return accept(null);
    if (code === undefined) return refuse({ code: "proof_needed" });
    const wanted = { use: "account", takesRecovery: true } as const;
    const checked = await this.#checkFactor.execute(traderId, code, wanted);
    return checked.ok ? accept(null) : checked;
  }
}
