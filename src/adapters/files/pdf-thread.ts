import { parentPort, workerData } from "node:worker_threads";
import { readPdf } from "./read-pdf.ts";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await readPdf(workerData as Uint8Array));
