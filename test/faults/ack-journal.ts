import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import type { TradeStatus } from "../../src/domain/trade/trade-status.ts";

interface Acknowledged {
  readonly trade: string;
  readonly status: TradeStatus;
}

/** How far a trade of the load has come. Both ends are final. */
const steps: readonly (readonly TradeStatus[])[] = [
  ["active_funded"],
  ["paid"],
  ["released", "cancelled_buyer"],
];

/**
 * Records the successes that clients saw, in a file outside the database: no query would notice
 * what a crash removes there.
 */
export class AckJournal {
  readonly #file: string;
  readonly #trades = new Set<string>();
  #count = 0;

  constructor(file: string) {
    this.#file = file;
    writeFileSync(file, "");
  }

  /** How many successes were recorded. */
  get count(): number {
    return this.#count;
  }

  /** How many trades they are about. */
  get trades(): number {
    return this.#trades.size;
  }

  acknowledge(acknowledged: Acknowledged): void {
    appendFileSync(this.#file, `${JSON.stringify(acknowledged)}\n`);
    this.#trades.add(acknowledged.trade);
    this.#count += 1;
  }

  /** The last recorded state of each trade. */
  last(): ReadonlyMap<string, TradeStatus> {
    const last = new Map<string, TradeStatus>();
    for (const line of readFileSync(this.#file, "utf8").split("\n")) {
      if (line === "") continue;
      const { trade, status } = JSON.parse(line) as Acknowledged;
      const known = last.get(trade);
      if (known === undefined || stepOf(known) <= stepOf(status)) last.set(trade, status);
    }
    return last;
  }
}

/** Whether what is stored is what was confirmed, or what may follow it. */
export function isKept(acknowledged: TradeStatus, stored: TradeStatus | undefined): boolean {
  if (stored === undefined) return false;
  return stored === acknowledged || stepOf(stored) > stepOf(acknowledged);
}

function stepOf(status: TradeStatus): number {
  return steps.findIndex((step) => step.includes(status));
}
