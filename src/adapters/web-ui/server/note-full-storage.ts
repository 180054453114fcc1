import { report } from "./report.ts";

let isNoted = false;

/** Reports once per page that the browser's storage is full; other errors of it mean that it is off. */
export function noteFullStorage(error: unknown, send = report): void {
  if (isNoted || !(error instanceof DOMException) || error.name !== "QuotaExceededError") return;
  isNoted = true;
  send({ type: "storage-full", body: {} });
}
