import { keepPreviousData, QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { AdminInputOf, AdminRouteId } from "../../adapters/http/client/admin-client.ts";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";
import { client } from "./client.ts";

/** Carries a refusal to where React Query and react-admin report errors. */
class CallFailed extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.message || failure.code);
    this.failure = failure;
  }

  /** What react-admin expects of an error. */
  get status(): number {
    return this.failure.status;
  }
}

/** The cache of what was read. The client does its own retries. */
export const readMemory = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 2_000 } },
});

/** The cache key of a read. */
export function readKey<Id extends AdminRouteId>(id: Id, input: AdminInputOf<Id>) {
  return [id, input] as const;
}

/**
 * Reads a route, and again every `everyMs` while the page is visible; that does not count as
 * activity. `logged` reads are not repeated just because the user returns to the page. `keepsPrevious`:
 * shows the previous answer until the one for new input arrives.
 */
export function useRead<Id extends AdminRouteId>(
  id: Id,
  input: AdminInputOf<Id>,
  options: { everyMs?: number; isLogged?: boolean; keepsPrevious?: boolean } = {},
) {
  return useQuery({
    ...queryOptions({
      queryKey: readKey(id, input),
      queryFn: async ({ signal, client: memory, queryKey }) => {
        const background = memory.getQueryData(queryKey) !== undefined;
        const outcome = await client.call(id, { ...input, signal, background });
        if (!outcome.ok) throw new CallFailed(outcome.failure);
        return outcome.data;
      },
    }),
    ...(options.keepsPrevious === true && { placeholderData: keepPreviousData }),
    refetchInterval: options.everyMs ?? false,
    refetchOnWindowFocus: options.isLogged !== true,
  });
}

/** The refusal behind a failed read. */
export function failureIn(error: Error | null): CallFailure | undefined {
  return error instanceof CallFailed ? error.failure : undefined;
}

/** Everything on the page is read again. */
export function readAllAgain(): Promise<void> {
  return readMemory.invalidateQueries();
}
