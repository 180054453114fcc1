import type { Store } from "express-rate-limit";
import type { CountedRequests, ExchangeCounts } from "../../../application/ports/request-counts.ts";

/** How much of somebody's limit is used up before the other processes are told. */
const toldFrom = 0.1;

const minuteMs = 60_000;

/**
 * The requests that callers sent in the last minute, those to other processes included. The minute
 * before counts by the part of it that is not over a minute ago. What others counted is known a moment later, and
 * only of callers who sent a tenth of their limit here.
 */
export class RequestCounts {
  readonly #now: () => number;
  readonly #limits = new Map<string, number>();
  #minute = 0;
  #own = { current: new Map<string, number>(), before: new Map<string, number>() };
  #others: ReadonlyMap<string, number> = new Map();

  /** `now` in milliseconds since the epoch, of a clock that all processes share. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The counts of one limit, as the middleware asks for them. `kind` names it in all processes. */
  storeOf(kind: string, limit: number): Store {
    this.#limits.set(kind, limit);
    const nameOf = (caller: string) => `${kind} ${caller}`;
    return {
      increment: (caller) => {
        const name = nameOf(caller);
        this.#turn();
        this.#own.current.set(name, (this.#own.current.get(name) ?? 0) + 1);
        const resetTime = new Date((this.#minute + 1) * minuteMs);
        return { totalHits: this.#inLastMinute(name), resetTime };
      },
      decrement: (caller) => {
        const { current } = this.#own;
        current.set(nameOf(caller), Math.max(0, (current.get(nameOf(caller)) ?? 0) - 1));
      },
      resetKey: (caller) => {
        for (const each of Object.values(this.#own)) each.delete(nameOf(caller));
      },
    };
  }

  /** Tells the others what was counted here, and learns what they counted. */
  async exchange(tell: ExchangeCounts): Promise<void> {
    this.#turn();
    const own = [
      ...this.#told(this.#own.current, this.#minute),
      ...this.#told(this.#own.before, this.#minute - 1),
    ];
    const theirs = own.length === 0 ? [] : await tell(own);
    this.#others = new Map(
      theirs.map(({ caller, minute, requests }) => [keyOf(caller, minute), requests]),
    );
  }

  #told(counts: ReadonlyMap<string, number>, minute: number): readonly CountedRequests[] {
    return [...counts].flatMap(([caller, requests]) => {
      const limit = this.#limits.get(caller.slice(0, caller.indexOf(" "))) ?? 0;
      return requests >= limit * toldFrom ? [{ caller, minute, requests }] : [];
    });
  }

  #inLastMinute(name: string): number {
    const passed = this.#now() / minuteMs - this.#minute;
    const count = (own: ReadonlyMap<string, number>, minute: number) =>
      (own.get(name) ?? 0) + (this.#others.get(keyOf(name, minute)) ?? 0);
    const before = count(this.#own.before, this.#minute - 1);
    return count(this.#own.current, this.#minute) + Math.floor(before * (1 - passed));
  }

  #turn(): void {
    const minute = Math.floor(this.#now() / minuteMs);
    if (minute <= this.#minute) return;
    const before = minute === this.#minute + 1 ? this.#own.current : new Map<string, number>();
    this.#own = { current: new Map(), before };
    this.#minute = minute;
  }
}

function keyOf(caller: string, minute: number): string {
  return `${minute} ${caller}`;
}
