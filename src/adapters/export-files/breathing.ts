import { setImmediate as turn } from "node:timers/promises";

/** As many are written before others have their turn. */
const together = 100;

/** The same things, but requests are answered in between. */
export async function* breathing<Thing>(things: AsyncIterable<Thing>): AsyncIterable<Thing> {
  let count = 0;
  for await (const thing of things) {
    yield thing;
    count += 1;
    if (count % together === 0) await turn();
  }
}
