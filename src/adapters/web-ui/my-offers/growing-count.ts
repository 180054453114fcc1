import { startTransition, useEffect, useState } from "react";

const step = 25;
/** Where the browser does not say when it is idle, in milliseconds. */
const pauseMs = 100;
/** A page that is never idle gets its list all the same, in milliseconds. */
const longestMs = 1_000;

/**
 * How many rows of a list are drawn: `first` of them at once, all `count` a little later. The rest
 * follows while the page already answers, some at a time.
 */
export function useGrowingCount(count: number, first: number): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= count) return;
    return whenIdle(() => startTransition(() => setShown(shown + step)));
  }, [shown, count]);
  return Math.min(shown, count);
}

/**
 * React prefers what was set last to parts whose code has just arrived: one step right after the
 * other would keep those away until the list is whole. Returns a function that calls it off.
 */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(act, { timeout: longestMs });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, pauseMs);
  return () => clearTimeout(timer);
}
