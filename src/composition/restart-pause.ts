const shortestMs = 250;
const longestMs = 30_000;

/** As long a process has to run, in milliseconds, to count as one that works. */
const worksAfterMs = 60_000;

/**
 * How long to wait before a process that ended is started again: longer each time, unless it ran for a
 * while.
 */
export class RestartPause {
  #pauseMs = shortestMs;

  /** In milliseconds, after a process that ran for `ranMs`. */
  next(ranMs: number): number {
    if (ranMs >= worksAfterMs) this.#pauseMs = shortestMs;
    const pauseMs = this.#pauseMs;
    this.#pauseMs = Math.min(longestMs, pauseMs * 2);
    return pauseMs;
  }
}
