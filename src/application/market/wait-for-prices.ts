import type { PriceNews } from "../ports/market-prices.ts";

/** So many are told at once. */
const atOnce = 25;
const betweenPartsMs = 5;

const realPause = () => new Promise<void>((resolve) => setTimeout(resolve, betweenPartsMs));

/**
 * Waits until the market moves. However many wait, the prices are in memory and nobody asks the database
 * or an exchange for them.
 */
export class WaitForPrices {
  readonly #news: PriceNews;
  readonly #pause: () => Promise<void>;
  readonly #waiting = new Set<() => void>();
  #isOver = false;

  /** `pause`: for a few milliseconds, in which others have their turn. */
  constructor(news: PriceNews, pause = realPause) {
    this.#news = news;
    this.#pause = pause;
    news.watch(() => void this.#tell());
  }

  /** What to wait after the next time. */
  newest(): number {
    return this.#news.newest();
  }

  /**
   * Resolves when there is news after `after`, when the time is over, or when `left` says that nobody
   * waits any more. News of the last process, from a clock ahead of ours, are waited for as well.
   */
  async execute(after: number, seconds: number, left: AbortSignal): Promise<void> {
    if (this.#isOver || left.aborted || this.#news.newest() > after) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    left.addEventListener("abort", () => resolve());
    const timer = setTimeout(resolve, seconds * 1_000);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(resolve);
    }
  }

  /** Tells all who wait, and lets nobody wait any more: the process stops. */
  end(): void {
    this.#isOver = true;
    for (const tell of this.#waiting) tell();
  }

  /**
   * Of thousands a part after the other, each a pause after the one before: timers for all parts would be due together
   * as soon as one is late, and nobody else would be answered before the last of them.
   */
  async #tell(): Promise<void> {
    const all = [...this.#waiting];
    for (let told = 0; told < all.length; told += atOnce) {
      if (told > 0) await this.#pause();
      for (const tell of all.slice(told, told + atOnce)) tell();
    }
  }
}
