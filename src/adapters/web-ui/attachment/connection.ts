/** How long to wait after so many breaks in a row, in ms. */
export function waitAfter(breaks: number): number {
  return Math.min(1_000 * 2 ** (breaks - 1), 30_000);
}

/** Breaks in a row after which a person decides whether to go on. */
export const mostBreaks = 10;

/** Waits until the time is over or the device says that it is online again; at once when stopped. */
export function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
