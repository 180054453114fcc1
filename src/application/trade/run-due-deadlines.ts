import type { TradeStore } from "../ports/trade-store.ts";
import type { TradeDesk } from "./trade-desk.ts";

/** The most trades that one round takes. */
const mostTogether = 100;

/** A trade that fails again and again is left out of so many rounds at most. */
const mostRoundsLeftOut = 512;

interface Failing {
  readonly times: number;
  /** The first round in which it is tried again. */
  readonly again: number;
}

/**
 * Carries out what the clocks of trades demand. Any number of workers may do this at once: what one
 * did, the others find done. One trade that fails never keeps the others waiting: each time it does,
 * it is left alone for twice as many rounds, so that any number of such trades leaves room.
 */
export class RunDueDeadlines {
  readonly #trades: Pick<TradeStore, "listDue">;
  readonly #desk: Pick<TradeDesk, "carryOutDue">;
  readonly #failing = new Map<string, Failing>();
  #round = 0;

  constructor(trades: Pick<TradeStore, "listDue">, desk: Pick<TradeDesk, "carryOutDue">) {
    this.#trades = trades;
    this.#desk = desk;
  }

  /** One round. Gives what went wrong, trade by trade. */
  async execute(): Promise<readonly unknown[]> {
    this.#round += 1;
    const leftOut = [...this.#failing].filter(([, { again }]) => this.#round < again);
    const due = await this.#trades.listDue(
      mostTogether,
      leftOut.map(([id]) => id),
    );
    if (due.length < mostTogether) this.#forgetAllBut([...due, ...leftOut.map(([id]) => id)]);
    const errors = await Promise.all(due.map((id) => this.#carryOut(id)));
    return errors.flat();
  }

  /** What is due no more was carried out by another worker. */
  #forgetAllBut(ids: readonly string[]): void {
    const due = new Set(ids);
    for (const id of this.#failing.keys()) if (!due.has(id)) this.#failing.delete(id);
  }

  async #carryOut(id: string): Promise<readonly unknown[]> {
    try {
      await this.#desk.carryOutDue(id);
      this.#failing.delete(id);
      return [];
    } catch (error) {
      const times = (this.#failing.get(id)?.times ?? 0) + 1;
      const again = this.#round + Math.min(2 ** times, mostRoundsLeftOut);
      this.#failing.set(id, { times, again });
      return [error];
    }
  }
}
