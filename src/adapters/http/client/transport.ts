import type { CallFailure } from "./call-types.ts";

/** Method and path of a route, and whether it honours `Idempotency-Key`. */
export type RouteEntry = readonly [method: string, path: string, takesKey: boolean];

/** What every call needs from the surrounding page. */
export interface TransportParts {
  /** Called when a route requires a signed-in user and there is none. */
  readonly onSignedOut: () => void;
  /** The CSRF token of the current page (S13). */
  readonly csrfToken: () => string;
  /** The base URL of the routes; defaults to the page's own origin. */
  readonly origin?: string;
  /** Called with every response, whatever its status. */
  readonly onAnswer?: (answer: Response) => void;
  /** Sleeps between attempts, in milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Options of a call besides its input. */
export interface CallOptions {
  /**
   * For routes that take one; by default each call gets a new one, the same for all its attempts.
   */
  readonly key?: string;
  /** The user did not trigger this call: it does not count as their activity. */
  readonly background?: boolean;
  readonly signal?: AbortSignal;
}

/** A call's input, regardless of the route. */
interface Sent extends CallOptions {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
}

/** The generic retry (specification, section 7). */
const attempts = 3;
const delayPerAttemptMs = 1_000;
const passing = new Set([408, 429, 500, 501, 502, 503, 504]);
/** The longest wait the client accepts from a `Retry-After`. */
const longestDelayMs = 10_000;

/**
 * Sends a call. Calls that are safe to repeat are retried when the server has a transient failure.
 * Undefined: no response arrived.
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

/** The body of a response; undefined if there is none or it cannot be parsed. */
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

/** A key for `Idempotency-Key`: one per click that moves money. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Why a call failed, taken from its response. Also reports it when the user is no longer signed in.
 */
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

/** Whether the value has fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
