import {
  keepPreviousData,
  QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type {
  CallFailure,
  DataOf,
  InputOf,
  MetaOf,
  Outcome,
  RouteId,
} from "../../http/client/call-types.ts";
import type { ReadAsStranger } from "../../http/contract/first-screen.ts";
import { client } from "./client.ts";

/** Carries a refusal to where React Query reports errors. */
class CallFailed extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.message || failure.code);
    this.failure = failure;
  }
}

const freshForMs = 10_000;
/** A read that gets no answer for so long counts as failed, and can be repeated. */
const mostReadMs = 60_000;
const retryMs = 5_000;

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { readonly read?: ReadAsStranger };
  }
}

/**
 * The cache of what was read. The client does its own retries. `read`: what reads instead of it,
 * where there is no page that could call the server.
 */
export function createReadMemory(read?: ReadAsStranger): QueryClient {
  const queries = { retry: false, staleTime: freshForMs, ...(read && { meta: { read } }) };
  return new QueryClient({ defaultOptions: { queries } });
}

/** A read of a route: its cache key and its query function. */
export function readOf<Id extends RouteId>(id: Id, input: InputOf<Id>) {
  return queryOptions({
    queryKey: [id, input] as const,
    queryFn: ({ signal, client: memory, queryKey, meta }) => {
      const background = memory.getQueryData(queryKey) !== undefined;
      return readOnce(id, input, { signal, background, ...meta });
    },
  });
}

/** Calls a route the way React Query expects: refusals are thrown. */
export async function readOnce<Id extends RouteId>(
  id: Id,
  input: InputOf<Id>,
  options: {
    readonly signal: AbortSignal;
    readonly background: boolean;
    readonly bearer?: string;
    readonly read?: ReadAsStranger;
  },
) {
  const { read, ...rest } = options;
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(mostReadMs)]);
  const outcome = read
    ? ((await read(id, input)) as Outcome<DataOf<Id>, MetaOf<Id>>)
    : await client.call(id, { ...input, ...rest, signal });
  if (!outcome.ok) throw new CallFailed(outcome.failure);
  return { data: outcome.data, meta: outcome.meta };
}

/**
 * Reads a route and caches the response.
 *
 * - `everyMs`: refetches while the page is visible; that does not count as user activity.
 * - `keepsPrevious`: shows the previous response until the one for new input arrives.
 * - `isOff`: sends no requests.
 */
export function useRead<Id extends RouteId>(
  id: Id,
  input: InputOf<Id>,
  options: { everyMs?: number; keepsPrevious?: boolean; isOff?: boolean } = {},
) {
  return useQuery({
    ...readOf(id, input),
    enabled: options.isOff !== true,
    refetchInterval: ({ state }) => lookAgainAfter(options.everyMs, state.status === "error"),
    ...(options.keepsPrevious === true && { placeholderData: keepPreviousData }),
  });
}

/** However long the polling interval: a failed read is retried soon. */
function lookAgainAfter(everyMs: number | undefined, hasFailed: boolean): number | false {
  if (everyMs === undefined) return false;
  return hasFailed ? Math.min(everyMs, retryMs) : everyMs;
}

/** Invalidates everything that was read from a route. */
export function useReadAgain(): (id: RouteId) => Promise<void> {
  const memory = useQueryClient();
  return (id) => memory.invalidateQueries({ queryKey: [id] });
}

/** The refusal behind a failed read. */
export function failureIn(error: Error | null): CallFailure | undefined {
  return error instanceof CallFailed ? error.failure : undefined;
}
