import type { StaffId, TraderId } from "../../../domain/id/id.ts";

/** Requests that stay open for a while, by who sent them: each holds a connection. */
export class OpenRequests {
  readonly #most: number;
  readonly #open = new Map<TraderId | StaffId, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more, and returns what to call when it is over; undefined where it is one too many. */
  take(actorId: TraderId | StaffId): (() => void) | undefined {
    const open = this.#open.get(actorId) ?? 0;
    if (open >= this.#most) return undefined;
    this.#open.set(actorId, open + 1);
    return () => {
      const left = (this.#open.get(actorId) ?? 1) - 1;
      if (left > 0) this.#open.set(actorId, left);
      else this.#open.delete(actorId);
    };
  }
}

/** As many of one kind may a trader have open: one for each of their tabs and devices. */
export const mostOpenRequests = 10;
