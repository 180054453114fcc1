import {
  keepPreviousData,
  QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { CallFailure, InputOf, RouteId } from "../../http/client/call-types.ts";
import { client } from "./client.ts";

/** Carries a refusal to where React Query hands errors out. */
class CallFailed extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.message || failure.code);
    this.failure = failure;
  }
}

const freshForMs = 10_000;
const retryMs = 5_000;

/** The memory of what was read. The client tries again by itself. */
export function createReadMemory(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: freshForMs } } });
}

/** A read of a route: its key in the memory, and how it is asked. */
export function readOf<Id extends RouteId>(id: Id, input: InputOf<Id>) {
  return queryOptions({
    queryKey: [id, input] as const,
    queryFn: ({ signal, client: memory, queryKey }) => {
      const background = memory.getQueryData(queryKey) !== undefined;
      return readOnce(id, input, { signal, background });
    },
  });
}

/** Asks a route as React Query has it: what was refused is thrown. */
export async function readOnce<Id extends RouteId>(
  id: Id,
  input: InputOf<Id>,
  options: { readonly signal: AbortSignal; readonly background: boolean },
) {
  const outcome = await client.call(id, { ...input, ...options });
  if (!outcome.ok) throw new CallFailed(outcome.failure);
  return { data: outcome.data, meta: outcome.meta };
}

/**
 * Reads a route and keeps what it said.
 *
 * - `everyMs`: asks again while the page is visible; that is no activity of the reader's.
 * - `keepsPrevious`: shows the last answer until the one to another input is there.
 * - `isOff`: asks nothing.
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

/** However seldom a page looks: what could not be read is tried again soon. */
function lookAgainAfter(everyMs: number | undefined, hasFailed: boolean): number | false {
  if (everyMs === undefined) return false;
  return hasFailed ? Math.min(everyMs, retryMs) : everyMs;
}

/** Makes everything that was read from a route be asked again. */
export function useReadAgain(): (id: RouteId) => Promise<void> {
  const memory = useQueryClient();
  return (id) => memory.invalidateQueries({ queryKey: [id] });
}

/** The refusal behind a failed read. */
export function failureIn(error: Error | null): CallFailure | undefined {
  return error instanceof CallFailed ? error.failure : undefined;
}
