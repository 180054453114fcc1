import type { StaffId, TraderId } from "../../../domain/id/id.ts";

/** Requests that stay open for a while, by who sent them: each holds a connection. */
export class OpenRequests {
  readonly #most: () => number;
  readonly #open = new Map<TraderId | StaffId, number>();

  /** `most`: a number, or one that changes. */
  constructor(most: number | (() => number)) {
    this.#most = typeof most === "number" ? () => most : most;
  }

  /** Counts one more, and returns what to call when it is over; undefined where it is one too many. */
  take(actorId: TraderId | StaffId): (() => void) | undefined {
    return this.place(actorId)?.close;
  }

  /** The same, with the number that it has among those of the same sender, from 1. */
  place(actorId: TraderId | StaffId): { number: number; close: () => void } | undefined {
    const open = this.#open.get(actorId) ?? 0;
    if (open >= this.#most()) return undefined;
    this.#open.set(actorId, open + 1);
    return { number: open + 1, close: () => this.#end(actorId) };
  }

  #end(actorId: TraderId | StaffId): void {
    const left = (this.#open.get(actorId) ?? 1) - 1;
    if (left > 0) this.#open.set(actorId, left);
    else this.#open.delete(actorId);
  }
}

/** As many of one kind may a trader have open, in all processes together: one for each of their tabs and devices. */
export const mostOpenRequests = 10;

/** As many may wait for prices behind one address: a mobile network shows thousands of people under a few. */
export const mostWaitingForPrices = 500;
