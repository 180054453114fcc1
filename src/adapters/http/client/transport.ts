import type { CallFailure } from "./call-types.ts";
import { proofHeader } from "../contract/proof-of-work.ts";
import { isLedgerWorking, retryDelay } from "./retry-delay.ts";
import { isClearAnswer, type PressKeys } from "./press-keys.ts";

/** Method and path of a route, and whether it honours `Idempotency-Key`. */
export type RouteEntry = readonly [method: string, path: string, takesKey?: boolean | undefined];

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
  /** Called with true when a call that the user waits for is about to be retried, then with false. */
  readonly onRetrying?: (isRetrying: boolean) => void;
  /** Called with the last response of a call, unless none arrived. */
  readonly onEnd?: (ended: EndedCall) => void;
  /** The page that the user is on, if the client belongs to one. */
  readonly place?: () => string;
  /** The keys of acts that have no clear answer yet. */
  readonly keys: PressKeys;
  /** Sleeps between attempts, in milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** A call after its last attempt. `path`: with the names of parameters in their places. */
export interface EndedCall {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** From the first attempt on. */
  readonly milliseconds: number;
  /** Whether it is a poll, which the user did not trigger. */
  readonly isBackground: boolean;
}

/** Options of a call besides its input. */
export interface CallOptions {
  /**
   * What the user had seen when they acted. For acts that may be repeated on purpose with the same
   * content: with another number it is another act.
   */
  readonly seen?: number;
  /** The user did not trigger this call: it does not count as their activity. */
  readonly background?: boolean;
  /** A token that opens the route in place of the session. */
  readonly bearer?: string;
  /** Called when the server asks for a proof of work, and when that is done. */
  readonly onWork?: (isWorking: boolean) => void;
  readonly signal?: AbortSignal;
}

/** A call's input, regardless of the route. */
interface Sent extends CallOptions {
  readonly proof?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
}

/** The end of a call's attempts. */
export interface Sending {
  /** Undefined: no response arrived. */
  readonly answer: Response | undefined;
  /** Undefined if there is none, or it cannot be parsed. */
  readonly body: unknown;
  /**
   * Whether an earlier attempt may have taken effect, so that a refusal of the last one does not
   * mean that nothing was done.
   */
  readonly mayBeDone: boolean;
}

/** Sends a call, with a proof of work where the server asks for one. */
export async function sendCall(
  parts: TransportParts,
  entry: RouteEntry,
  input: Sent,
): Promise<Sending> {
  const sending = await sendUnproven(parts, entry, input);
  if (sending.answer?.status !== 428) return sending;
  const { proven } = await import("./proven.ts");
  return proven(sending, input, (proof) => sendUnproven(parts, entry, { ...input, proof }));
}

/**
 * Sends a call. Calls that are safe to repeat are retried when the server has a transient failure:
 * reads, changes that ask for a state (PUT, DELETE), and acts with a key, which is the same until
 * a clear answer comes.
 */
async function sendUnproven(
  parts: TransportParts,
  [method, path, takesKey]: RouteEntry,
  input: Sent,
): Promise<Sending> {
  const { parameters = {}, seen } = input;
  const press = { route: `${method} ${path}`, parameters, body: withoutEmpty(input.body), seen };
  const key = takesKey ? parts.keys.for(press) : undefined;
  const startedAt = performance.now();
  const { answer, mayBeDone } = await sendPatiently(parts, [method, path, takesKey], key, input);
  if (answer !== undefined) {
    const milliseconds = Math.round(performance.now() - startedAt);
    const isBackground = input.background === true;
    parts.onEnd?.({ method, path, status: answer.status, milliseconds, isBackground });
  }
  const body: unknown = await answer?.json().catch(() => undefined);
  // An answer that was cut off on the way does not count.
  if (takesKey && body !== undefined && isClearAnswer(answer?.status)) parts.keys.forget(press);
  return { answer, body, mayBeDone };
}

async function sendPatiently(
  parts: TransportParts,
  [method, path, takesKey = false]: RouteEntry,
  key: string | undefined,
  input: Sent,
): Promise<Pick<Sending, "answer" | "mayBeDone">> {
  const send = () => sendOnce(parts, method, path, key, input);
  const place = parts.place?.();
  const maySendAgain = method !== "post" || takesKey;
  let answer = await send();
  let mayBeDone = false;
  let isTold = false;
  try {
    for (let attempt = 1; answer !== undefined && maySendAgain; attempt += 1) {
      const isWorking = takesKey && (await isLedgerWorking(answer));
      const { status } = answer;
      const asked = { status, isLedgerWorking: isWorking, retryAfterMs: retryAfterMs(answer) };
      const delay = retryDelay(attempt, asked);
      if (delay === undefined || input.signal?.aborted === true) break;
      mayBeDone ||= method !== "get" && !takesKey && answer.status >= 500;
      if (!isTold && input.background !== true) {
        isTold = true;
        parts.onRetrying?.(true);
      }
      await (parts.wait ?? sleep)(delay);
      // Who left the page no longer waits for a ledger, which may take minutes.
      if (isWorking && parts.place?.() !== place) break;
      answer = await send();
    }
  } finally {
    if (isTold) parts.onRetrying?.(false);
  }
  return { answer, mayBeDone };
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
    ...(input.bearer !== undefined && { Authorization: `Bearer ${input.bearer}` }),
    ...(input.proof !== undefined && { [proofHeader]: input.proof }),
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

/**
 * Why a call failed, taken from its response. Also reports it when the user is no longer signed in.
 */
export function failureOf(
  { onSignedOut }: Pick<TransportParts, "onSignedOut">,
  { answer, body, mayBeDone }: Sending,
): { readonly ok: false; readonly failure: CallFailure } {
  const status = answer?.status ?? 0;
  const stated = isObject(body) ? (body["error"] as Partial<CallFailure> | undefined) : undefined;
  const said = stated?.code ?? (answer ? "internal" : "unreachable");
  if (said === "unauthenticated") onSignedOut();
  // The first attempt may be the reason why the last one was refused.
  const code = mayBeDone && isClearAnswer(status) ? "unavailable" : said;
  const { message = "", details = [], countdown } = stated ?? {};
  const failure = { status, code, message, details, ...(countdown && { countdown }) };
  return { ok: false, failure };
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

/** Resolves after so many milliseconds. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
