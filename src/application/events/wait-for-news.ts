import type { TraderId } from "../../domain/id/id.ts";
import type { LiveEvents } from "../ports/live-events.ts";

/**
 * Waits until something happens that concerns a trader: for clients that poll instead of listening.
 */
export class WaitForNews {
  readonly #events: LiveEvents;

  constructor(events: LiveEvents) {
    this.#events = events;
  }

  /** The number to wait from the next time. */
  newest(): Promise<number> {
    return this.#events.newest();
  }

  /**
   * Resolves as soon as there is something newer than `after`, when numbering restarts, when the
   * time is over, or when `left` says that nobody waits any more.
   */
  async execute(
    traderId: TraderId,
    after: number,
    seconds: number,
    left: AbortSignal,
  ): Promise<void> {
    const waiting = Promise.withResolvers<void>();
    const unsubscribe = this.#events.subscribe(traderId, {
      receive: ({ number }) => {
        if (number > after) waiting.resolve();
      },
      reset: () => waiting.resolve(),
      end: () => waiting.resolve(),
    });
    left.addEventListener("abort", () => waiting.resolve());
    const timer = setTimeout(() => waiting.resolve(), seconds * 1_000);
    try {
      // Looked up after subscribing: nothing in between is missed.
      const [missed, newest] = await Promise.all([
        this.#events.since(traderId, after, 1),
        this.#events.newest(),
      ]);
      // A number not yet issued comes from another database.
      if (missed.length === 0 && after <= newest) await waiting.promise;
    } finally {
      clearTimeout(timer);
      unsubscribe();
    }
  }
}
