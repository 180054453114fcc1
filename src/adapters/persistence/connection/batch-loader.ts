import DataLoader from "dataloader";

/** The most keys that are read with one query. */
const mostTogether = 64;

/** How many queries of one kind may be under way: a stuck one does not hold up all others. */
const mostUnderWay = 2;

/**
 * Reads are batched: what is requested while enough queries of its kind are under way goes in the
 * next one. A lone request goes at once. `read` returns a value for each key, in order, or the
 * error that fails that key alone; what it throws fails all of them.
 */
export function batchLoader<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly (Value | Error)[]>,
): DataLoader<Key, Value> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return new DataLoader<Key, Value>(
    async (keys) => {
      try {
        return await read(keys);
      } finally {
        underWay -= 1;
        sendNext();
      }
    },
    {
      cache: false,
      maxBatchSize: mostTogether,
      batchScheduleFn: (send) => {
        waiting.push(send);
        // Once the requests that have arrived by now have been taken in.
        setImmediate(sendNext);
      },
    },
  );

  function sendNext(): void {
    if (underWay >= mostUnderWay) return;
    const send = waiting.shift();
    if (!send) return;
    underWay += 1;
    send();
  }
}

/**
 * The result of one query for each caller, undefined where there is none: the `place` of a row,
 * from 1, says which caller it is for.
 */
export function inPlaces<Row extends { readonly place: string }, Value>(
  asked: number,
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): (Value | undefined)[] {
  const values: (Value | undefined)[] = Array.from({ length: asked });
  for (const row of rows) values[Number(row.place) - 1] = valueOf(row);
  return values;
}
