import type { PriceNews } from "../ports/market-prices.ts";

/** All who wait are told within a second, in so many parts: not thousands of answers at once. */
const parts = 100;
const betweenPartsMs = 10;

/**
 * Waits until the market moves. However many wait, the prices are in memory and nobody asks the database
 * or an exchange for them.
 */
export class WaitForPrices {
  readonly #news: PriceNews;
  readonly #waiting = new Set<() => void>();
  #isOver = false;

  constructor(news: PriceNews) {
    this.#news = news;
    news.watch(() => this.#tell());
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

  #tell(): void {
    const all = [...this.#waiting];
    const size = Math.ceil(all.length / parts);
    for (let told = 0; told < all.length; told += size) {
      const tellPart = () => {
        for (const tell of all.slice(told, told + size)) tell();
      };
      if (told === 0) tellPart();
      else setTimeout(tellPart, (told / size) * betweenPartsMs);
    }
  }
}
