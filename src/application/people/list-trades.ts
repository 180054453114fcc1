import type { StaffTrades, StaffTradesFilter } from "../ports/staff-trades.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** Finds trades for staff: what a list shows needs no reason, what a trade holds does. */
export class ListTrades {
  readonly #trades: StaffTrades;

  constructor(trades: StaffTrades) {
    this.#trades = trades;
  }

  execute(
    { linkedIds: without }: StaffActor,
    filter: Omit<StaffTradesFilter, "without">,
    { from, most }: { readonly from: number; readonly most: number },
  ): ReturnType<StaffTrades["list"]> {
    return this.#trades.list({ ...filter, without }, from, most);
  }
}
