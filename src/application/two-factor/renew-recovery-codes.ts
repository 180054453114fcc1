import { accept, type Result } from "../../domain/result/result.ts";
import type { CodeRefusal } from "../account/check-code.ts";
import type { CheckFactor } from "../account/check-factor.ts";
import type { Actor } from "../actor/actor.ts";
import type { RecoveryCodes } from "../ports/recovery-codes.ts";
import type { SecondFactors } from "../ports/second-factors.ts";
import { newRecoveryCodes } from "./new-recovery-codes.ts";

/** Makes ten new recovery codes for a trader who has their second factor; the earlier ones no longer work. */
export class RenewRecoveryCodes {
  readonly #factors: SecondFactors;
  readonly #checkFactor: Pick<CheckFactor, "execute">;
  readonly #recoveryCodes: RecoveryCodes;

  constructor(
    factors: SecondFactors,
    checkFactor: Pick<CheckFactor, "execute">,
    recoveryCodes: RecoveryCodes,
  ) {
    this.#factors = factors;
    this.#checkFactor = checkFactor;
    this.#recoveryCodes = recoveryCodes;
  }

  /** Returns the codes: they are shown this once. */
  async execute(
    { traderId }: Actor,
    code: string,
  ): Promise<Result<readonly string[], CodeRefusal>> {
    const checked = await this.#checkFactor.execute(traderId, code, {
      use: "account",
      takesRecovery: false,
    });
    if (!checked.ok) return checked;
    const { codes, hashes } = newRecoveryCodes(this.#recoveryCodes, traderId);
    await this.#factors.change(traderId, { recoveryCodes: hashes });
    return accept(codes);
  }
}
