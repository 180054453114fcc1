import {
  withFactor,
  type FactorPurpose,
  type WantedSetting,
} from "../../domain/account/two-factor.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { SecondFactors } from "../ports/second-factors.ts";
import type { BeginAppRefusal, BeginAuthenticator } from "./begin-authenticator.ts";
import type { AppToSetUp } from "./two-factor-view.ts";

/** What a trader asks for. */
interface AskedFactor {
  readonly purpose: FactorPurpose;
  readonly wanted: WantedSetting;
  /** Needed while there is no app. */
  readonly password: string | undefined;
}

type AskRefusal = BeginAppRefusal | { readonly code: "two_factor_unchanged" };

/**
 * Asks for a second factor to be switched on or off: the purpose is in verification until a code
 * confirms it, for ten minutes at most. A trader without an app gets one to set up.
 */
export class AskTwoFactor {
  readonly #factors: SecondFactors;
  readonly #beginAuthenticator: BeginAuthenticator;

  constructor(factors: SecondFactors, beginAuthenticator: BeginAuthenticator) {
    this.#factors = factors;
    this.#beginAuthenticator = beginAuthenticator;
  }

  async execute(
    actor: Actor,
    { purpose, wanted, password }: AskedFactor,
  ): Promise<Result<AppToSetUp | undefined, AskRefusal>> {
    const { traderId } = actor;
    const { twoFactor, secret } = await this.#factors.read(traderId);
    const changed = withFactor(twoFactor, purpose, wanted);
    if (!changed.ok) return changed;
    const begun = secret ? undefined : await this.#beginAuthenticator.execute(actor, { password });
    if (begun && !begun.ok) return begun;
    await this.#factors.ask(traderId, purpose, wanted);
    return accept(begun?.value);
  }
}
