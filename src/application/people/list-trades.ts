import type { StaffTrades, StaffTradesFilter } from "../ports/staff-trades.ts";

/** Finds trades for staff: what a list shows needs no reason, what a trade holds does. */
export class ListTrades {
  readonly #trades: StaffTrades;

  constructor(trades: StaffTrades) {
    this.#trades = trades;
  }

  execute(
    filter: StaffTradesFilter,
    { from, most }: { readonly from: number; readonly most: number },
  ): ReturnType<StaffTrades["list"]> {
    return this.#trades.list(filter, from, most);
  }
}
