import { PageFault } from "./page-fault.ts";

/** How long the code of a page may take to arrive (specification, section 8). */
export const longestChunkLoadMs = 120_000;

/**
 * Loads a chunk of the program. Rejects with a `PageFault` when that fails, or takes too long.
 * `chunk`: its number; `after`: calls back after so many milliseconds unless it is called off.
 */
export function loadChunk<Code>(
  chunk: number,
  load: () => Promise<Code>,
  after: (ms: number, then: () => void) => () => void = timer,
): Promise<Code> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) =>
      reject(new PageFault(`Loading chunk ${chunk} failed`, { cause }));
    const stop = after(longestChunkLoadMs, fail);
    void load().then(resolve, fail).finally(stop);
  });
}

function timer(ms: number, then: () => void): () => void {
  const running = setTimeout(then, ms);
  return () => clearTimeout(running);
}
