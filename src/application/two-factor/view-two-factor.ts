import type { Actor } from "../actor/actor.ts";
import type { SecondFactors } from "../ports/second-factors.ts";
import { twoFactorView, type TwoFactorView } from "./two-factor-view.ts";

/** Reads a trader's second factors, never their secrets. */
export class ViewTwoFactor {
  readonly #factors: Pick<SecondFactors, "read">;

  constructor(factors: Pick<SecondFactors, "read">) {
    this.#factors = factors;
  }

  async execute({ traderId }: Actor): Promise<TwoFactorView> {
    return twoFactorView(await this.#factors.read(traderId));
  }
}
