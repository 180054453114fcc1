import type { TraderId } from "../../../domain/id/id.ts";

/** Requests that stay open until something happens, by trader: each holds a connection. */
export class OpenRequests {
  readonly #most: number;
  readonly #open = new Map<TraderId, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more, and returns what to call when it is over; undefined where it is one too many. */
  take(traderId: TraderId): (() => void) | undefined {
    const open = this.#open.get(traderId) ?? 0;
    if (open >= this.#most) return undefined;
    this.#open.set(traderId, open + 1);
    return () => {
      const left = (this.#open.get(traderId) ?? 1) - 1;
      if (left > 0) this.#open.set(traderId, left);
      else this.#open.delete(traderId);
    };
  }
}

/** As many of one kind may a trader have open: one for each of their tabs and devices. */
export const mostOpenRequests = 10;
