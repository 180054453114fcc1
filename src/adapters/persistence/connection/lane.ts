/** How many queries of one lane may be under way in a process. */
type InLane = <Value>(ask: () => Promise<Value>) => Promise<Value>;

/**
 * At most so many queries of a kind at once; the others wait for their turn, in order. A rush of long ones would
 * otherwise hold every connection of the pool, and whatever is short would wait behind them all.
 */
export function laneOf(most: number): InLane {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async (ask) => {
    if (underWay >= most) await new Promise<void>((resolve) => void waiting.push(resolve));
    else underWay += 1;
    try {
      return await ask();
    } finally {
      // Whoever is next takes over the place.
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
