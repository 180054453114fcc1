import { PageFault } from "../navigation/page-fault.ts";
import { report } from "../server/report.ts";

/** A short name of one failure, for the user and the log. */
export function newReference(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, "0") ?? "";
}

/** Reports a page that could not be shown. */
export function reportFailure(reference: string, error: Error): void {
  const body = {
    reference,
    // Another message may contain what the user typed.
    error: error instanceof PageFault ? error.message : error.name,
    thrownAt: /[\w.-]+\.js:\d+:\d+/.exec(error.stack ?? "")?.[0],
  };
  report({ type: "page-failed", body });
}
