import type { Actor } from "../actor/actor.ts";
import type { SecondFactors } from "../ports/second-factors.ts";
import { twoFactorView, type OfferedMethod, type TwoFactorView } from "./two-factor-view.ts";

/** Reads a trader's second factors, never their secrets. */
export class ViewTwoFactor {
  readonly #factors: Pick<SecondFactors, "read">;
  readonly #methods: readonly OfferedMethod[];

  constructor(factors: Pick<SecondFactors, "read">, methods: readonly OfferedMethod[]) {
    this.#factors = factors;
    this.#methods = methods;
  }

  async execute({ traderId }: Actor): Promise<TwoFactorView> {
    return twoFactorView(await this.#factors.read(traderId), this.#methods);
  }
}
