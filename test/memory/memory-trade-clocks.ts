import type {
  EndedLease,
  LeasedTrade,
  TradeClocks,
} from "../../src/application/ports/trade-clocks.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import type { MemoryTables } from "./memory-tables.ts";

/** What is known of the clock of a trade besides its deadlines. */
interface Kept {
  /** The time of the deadline that all of this is about. */
  readonly at: Instant;
  /** Undefined once the lease ended: then it is a pause. */
  readonly worker: string | undefined;
  readonly until: Instant;
  readonly failures: number;
}

/** Leases in memory, by the clock of their creator. */
export class MemoryTradeClocks implements TradeClocks {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  readonly #kept = new Map<string, Kept>();

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async lease(worker: string, most: number, seconds: number): Promise<readonly LeasedTrade[]> {
    const now = this.#now();
    const free = [...this.#tables.trades.values()].flatMap(({ trade: { id, deadlines } }) => {
      const at = Math.min(...Object.values(deadlines));
      return at <= now && !this.#isTaken(id, at) ? [{ id, at }] : [];
    });
    return free
      .toSorted((left, right) => left.at - right.at)
      .slice(0, most)
      .map(({ id, at }) => {
        const before = this.#kept.get(id);
        const failures = before?.at === at ? before.failures : 0;
        this.#kept.set(id, { at, worker, until: now + seconds * 1_000, failures });
        return { tradeId: id, failures };
      });
  }

  async endLeases(worker: string, ended: readonly EndedLease[]): Promise<void> {
    for (const { tradeId, pauseSeconds } of ended) {
      const kept = this.#kept.get(tradeId);
      if (kept?.worker !== worker) continue;
      if (pauseSeconds === undefined) {
        this.#kept.delete(tradeId);
        continue;
      }
      const until = this.#now() + pauseSeconds * 1_000;
      this.#kept.set(tradeId, { ...kept, worker: undefined, until, failures: kept.failures + 1 });
    }
  }

  /** A trade that is leased, or a clock that failed and was not moved since. */
  #isTaken(tradeId: string, at: Instant): boolean {
    const kept = this.#kept.get(tradeId);
    if (!kept || kept.until <= this.#now()) return false;
    return kept.worker !== undefined || kept.at === at;
  }
}
