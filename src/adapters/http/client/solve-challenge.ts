import { leadingZeroBits } from "../../../domain/account/proof-of-work.ts";
import { Sha256 } from "./sha256.ts";

/** How long the page may stand still, in milliseconds. */
const sliceMs = 12;

/** Attempts between two looks at the clock. */
const perLook = 256;

/**
 * Answers a challenge of the server: finds the number that, put behind it, gives a hash with as many
 * leading zero bits as it asks for. Works in slices, so that the page stays responsive.
 */
export async function solved(challenge: string, signal?: AbortSignal): Promise<string> {
  const bits = Number.parseInt(challenge, 10);
  const hash = new Sha256(new TextEncoder().encode(`${challenge}.`));
  for (let number = 0; ;) {
    const end = performance.now() + sliceMs;
    do {
      for (const last = number + perLook; number < last; number += 1) {
        if (leadingZeroBits(hash.with(number)) >= bits) return `${challenge}.${number}`;
      }
    } while (performance.now() < end);
    signal?.throwIfAborted();
    await nextTurn();
  }
}

/** Lets the page do what waits. Timers would be slowed down, in a hidden tab to one a second. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener("message", done, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
