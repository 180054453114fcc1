import type { CallFailure } from "../../http/client/call-types.ts";
import { csrfToken } from "./csrf-token.ts";

/** What was answered to a file, or to a piece of one. */
export type Posted<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: CallFailure };

interface Answered<Data> {
  readonly data?: Data;
  readonly error?: Partial<CallFailure>;
}

/** Sends bytes; unlike `fetch`, it says how many of them are gone. */
export function postBytes<Data extends object>(
  [method, path]: readonly [method: string, path: string],
  bytes: Blob,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Posted<Data>> {
  const request = new XMLHttpRequest();
  request.open(method.toUpperCase(), path);
  request.responseType = "json";
  request.setRequestHeader("Accept", "application/json");
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.setRequestHeader("X-Requested-With", "XMLHttpRequest");
  request.setRequestHeader("X-CSRF-Token", csrfToken());
  request.upload.addEventListener("progress", ({ loaded }) => onProgress(loaded));
  signal.addEventListener("abort", () => request.abort());
  return new Promise((resolve) => {
    request.addEventListener("loadend", () => {
      const { data, error } = (request.response ?? {}) as Answered<Data>;
      if (request.status === 200 && data) return resolve({ ok: true, data });
      const { code = request.status === 0 ? "unreachable" : "internal", message = "" } =
        error ?? {};
      resolve({ ok: false, failure: { status: request.status, code, message, details: [] } });
    });
    request.send(bytes);
  });
}
