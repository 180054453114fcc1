import type { StaffActor } from "../actor/staff-actor.ts";
import type { FactorResets, ResetFilter } from "../ports/factor-resets.ts";

/** Shows staff who asked for their second factors to be taken off, without those linked to them. */
export class ListFactorResets {
  readonly #resets: Pick<FactorResets, "list">;

  constructor(resets: Pick<FactorResets, "list">) {
    this.#resets = resets;
  }

  execute(
    { linkedIds }: Pick<StaffActor, "linkedIds">,
    wanted: ResetFilter,
    from: number,
    most: number,
  ): ReturnType<FactorResets["list"]> {
    return this.#resets.list({ ...wanted, without: linkedIds }, from, most);
  }
}
