import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { FactorResets } from "../ports/factor-resets.ts";

/** Its owner does not want their second factors off: whoever is signed in says so at once. */
export class StopFactorReset {
  readonly #resets: Pick<FactorResets, "stop">;

  constructor(resets: Pick<FactorResets, "stop">) {
    this.#resets = resets;
  }

  async execute({ traderId }: Actor): Promise<Result<null, { readonly code: "reset_over" }>> {
    return (await this.#resets.stop(traderId)) ? accept(null) : refuse({ code: "reset_over" });
  }
}
