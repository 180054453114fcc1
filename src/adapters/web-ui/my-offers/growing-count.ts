import { startTransition, useEffect, useState } from "react";

const step = 10;

/**
 * How many rows of a list are drawn: `first` of them at once, all `count` a little later. The rest follows while the page
 * already answers, ten at a time.
 */
export function useGrowingCount(count: number, first: number): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + step));
  }, [shown, count]);
  return Math.min(shown, count);
}
