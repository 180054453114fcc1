import { remember, remembered } from "../server/device-memory.ts";

const name = "peerhold-uploads";

/** Whether uploads began on this device that may not be finished: only then the server is asked. */
export function hasUploads(): boolean {
  return remembered(name) === "1";
}

export function rememberUploads(): void {
  remember(name, "1");
}

export function forgetUploads(): void {
  remember(name, "");
}
