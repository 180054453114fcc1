import type { TradeStore } from "../ports/trade-store.ts";
import type { TradeDesk } from "./trade-desk.ts";

/** The most trades that one round takes. */
const mostTogether = 100;

/**
 * Carries out what the clocks of trades demand. Any number of workers may do this at once: what one
 * did, the others find done. One trade that fails never keeps the others waiting.
 */
export class RunDueDeadlines {
  readonly #trades: TradeStore;
  readonly #desk: TradeDesk;

  constructor(trades: TradeStore, desk: TradeDesk) {
    this.#trades = trades;
    this.#desk = desk;
  }

  /** One round. Gives what went wrong, trade by trade. */
  async execute(): Promise<readonly unknown[]> {
    const due = await this.#trades.listDue(mostTogether);
    const results = await Promise.allSettled(due.map((id) => this.#desk.carryOutDue(id)));
    return results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  }
}
