import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { CardLine } from "./draw-card.ts";

/** The same ending as this file has: it runs as it was written, and as it was built. */
const thread = new URL(`./card-thread${extname(import.meta.url)}`, import.meta.url);

/** Generous: a busy machine takes ten times as long as an idle one. */
const mostMs = 60_000;

/** Draws a card beside everything else that the process does. */
export async function drawCardInThread(lines: readonly CardLine[]): Promise<Uint8Array> {
  const worker = new Worker(thread, { workerData: lines });
  const timer = setTimeout(() => void worker.terminate(), mostMs);
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      worker.once("message", (picture: Uint8Array) => resolve(picture));
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("The picture was not drawn in time")));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
