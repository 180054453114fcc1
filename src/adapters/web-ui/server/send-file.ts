import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import { csrfToken } from "./csrf-token.ts";

interface Answered {
  readonly data?: object;
  readonly error?: Partial<CallFailure>;
}

/** Sends a file as the body of a request; `path` with its query. */
export async function sendFile(
  [method, path]: readonly [method: string, path: string],
  file: Blob,
): Promise<Outcome<object, unknown>> {
  const headers = {
    Accept: "application/json",
    "Content-Type": "application/octet-stream",
    "X-Requested-With": "XMLHttpRequest",
    "X-CSRF-Token": csrfToken(),
  };
  const sent = { method: method.toUpperCase(), headers, body: file };
  const answer = await fetch(path, sent).catch(() => undefined);
  const told = (await answer?.json().catch(() => undefined)) as Answered | undefined;
  if (told?.data) return { ok: true, data: told.data, meta: undefined };
  const { code = answer ? "internal" : "unreachable", message = "" } = told?.error ?? {};
  return { ok: false, failure: { status: answer?.status ?? 0, code, message, details: [] } };
}
