import type { Actor } from "../actor/actor.ts";
import type { SecondFactors } from "../ports/second-factors.ts";
import type { FactorMethod } from "../../domain/account/two-factor.ts";
import { twoFactorView, type TwoFactorView } from "./two-factor-view.ts";

/** Reads a trader's second factors, never their secrets. */
export class ViewTwoFactor {
  readonly #factors: Pick<SecondFactors, "read">;
  readonly #methods: readonly FactorMethod[];

  constructor(factors: Pick<SecondFactors, "read">, methods: readonly FactorMethod[]) {
    this.#factors = factors;
    this.#methods = methods;
  }

  async execute({ traderId }: Actor): Promise<TwoFactorView> {
    return twoFactorView(await this.#factors.read(traderId), this.#methods);
  }
}
