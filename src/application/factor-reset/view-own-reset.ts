import type { Actor } from "../actor/actor.ts";
import type { FactorResets } from "../ports/factor-resets.ts";

/** Shows people whether support was asked to take their second factors off. */
export class ViewOwnReset {
  readonly #resets: Pick<FactorResets, "openSince">;

  constructor(resets: Pick<FactorResets, "openSince">) {
    this.#resets = resets;
  }

  /** When it was asked for, in milliseconds; undefined: it was not. */
  execute({ traderId }: Actor): Promise<number | undefined> {
    return this.#resets.openSince(traderId);
  }
}
