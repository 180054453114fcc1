import type { CallFailure } from "./call-types.ts";

/** Method and path of a route, and whether it honours `Idempotency-Key`. */
export type RouteEntry = readonly [method: string, path: string, takesKey: boolean];

/** What every call needs from the page around it. */
export interface TransportParts {
  /** Called when a route asks for somebody who is signed in, and nobody is. */
  readonly onSignedOut: () => void;
  /** The token of the page that is shown (S13). */
  readonly csrfToken: () => string;
  /** Where the routes are; without it the page's own origin. */
  readonly origin?: string;
  /** Told of every answer, whatever it says. */
  readonly onAnswer?: (answer: Response) => void;
  /** Waits between attempts, in milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** What a call may say beside its input. */
export interface CallOptions {
  /** For routes that take one; without it each call has a new one, the same in all its attempts. */
  readonly key?: string;
  /** Nobody asked for it just now: it does not count as the reader's activity. */
  readonly background?: boolean;
  readonly signal?: AbortSignal;
}

/** A call's input whatever its route is. */
interface Sent extends CallOptions {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
}

/** The generic retry (specification, section 7). */
const attempts = 3;
const delayPerAttemptMs = 1_000;
const passing = new Set([408, 429, 500, 501, 502, 503, 504]);
/** Nobody waits longer than this for an answer that the server puts off. */
const longestDelayMs = 10_000;

/**
 * Sends a call. What may be sent twice without harm is tried again when the server has trouble that
 * passes. Undefined: no answer came.
 */
export async function sendCall(
  parts: TransportParts,
  [method, path, takesKey]: RouteEntry,
  input: Sent,
): Promise<Response | undefined> {
  const key = takesKey ? (input.key ?? newKey()) : undefined;
  const maySendAgain = method === "get" || takesKey;
  const send = () => sendOnce(parts, method, path, key, input);
  let answer = await send();
  for (let attempt = 1; attempt < attempts && maySendAgain; attempt += 1) {
    if (answer === undefined || !passing.has(answer.status)) break;
    const delay = Math.max(delayPerAttemptMs * attempt, retryAfterMs(answer));
    if (delay > longestDelayMs || input.signal?.aborted === true) break;
    await (parts.wait ?? sleep)(delay);
    answer = await send();
  }
  return answer;
}

/** The body of an answer; undefined where there is none that can be read. */
export async function bodyOf(answer: Response | undefined): Promise<unknown> {
  return answer?.json().catch(() => undefined);
}

async function sendOnce(
  parts: TransportParts,
  method: string,
  path: string,
  key: string | undefined,
  input: Sent,
): Promise<Response | undefined> {
  const { origin = "", csrfToken } = parts;
  const body = method === "get" ? undefined : JSON.stringify(withoutEmpty(input.body));
  const headers = {
    Accept: "application/json",
    "X-Requested-With": "XMLHttpRequest",
    "X-CSRF-Token": csrfToken(),
    ...(body !== undefined && { "Content-Type": "application/json" }),
    ...(key !== undefined && { "Idempotency-Key": key }),
    ...(input.background === true && { "X-Background": "1" }),
  };
  try {
    const answer = await fetch(origin + address(path, input), {
      method: method.toUpperCase(),
      headers,
      ...(body !== undefined && { body }),
      ...(input.signal && { signal: input.signal }),
    });
    parts.onAnswer?.(answer);
    return answer;
  } catch (error) {
    if (input.signal?.aborted === true) throw error;
    return undefined;
  }
}

/** A key for `Idempotency-Key`: one for each click that moves money. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Why a call came to nothing, as its answer says it. Whoever is not signed in any more is told. */
export function failureOf(
  { onSignedOut }: Pick<TransportParts, "onSignedOut">,
  answer: Response | undefined,
  body: unknown,
): { readonly ok: false; readonly failure: CallFailure } {
  const status = answer?.status ?? 0;
  const stated = isObject(body) ? (body["error"] as Partial<CallFailure> | undefined) : undefined;
  const code = stated?.code ?? (answer ? "internal" : "unreachable");
  if (code === "unauthenticated") onSignedOut();
  const { message = "", details = [] } = stated ?? {};
  return { ok: false, failure: { status, code, message, details } };
}

function address(path: string, { parameters = {}, query: filters }: Sent): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ""),
  );
  const query = new URLSearchParams(
    Object.entries(withoutEmpty(filters)).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  );
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

/** Empty parameters are not sent (specification, section 7). */
function withoutEmpty(fields: unknown): Record<string, unknown> {
  const entries = Object.entries(isObject(fields) ? fields : {});
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined && value !== null && value !== ""),
  );
}

function retryAfterMs(answer: Response): number {
  const seconds = Number(answer.headers.get("Retry-After"));
  return Number.isFinite(seconds) ? seconds * 1_000 : 0;
}

/** Whether it has fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
