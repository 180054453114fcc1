import { parentPort, workerData } from "node:worker_threads";
import { drawCard, type CardLine } from "./draw-card.ts";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await drawCard(workerData as readonly CardLine[]));
