import { QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { AdminInputOf, AdminRouteId } from "../../adapters/http/client/admin-client.ts";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";
import { client } from "./client.ts";

/** Carries a refusal to where React Query and react-admin hand errors out. */
class CallFailed extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.message || failure.code);
    this.failure = failure;
  }

  /** What react-admin asks an error for. */
  get status(): number {
    return this.failure.status;
  }
}

/** The memory of what was read. The client tries again by itself. */
export const readMemory = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 2_000 } },
});

/** The key under which a read is remembered. */
export function readKey<Id extends AdminRouteId>(id: Id, input: AdminInputOf<Id>) {
  return [id, input] as const;
}

/**
 * Reads a route, and again every `everyMs` while the page is seen; that is no activity. What is
 * `logged` is not read again only because somebody comes back to the page.
 */
export function useRead<Id extends AdminRouteId>(
  id: Id,
  input: AdminInputOf<Id>,
  options: { everyMs?: number; isLogged?: boolean } = {},
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
    refetchInterval: options.everyMs ?? false,
    refetchOnWindowFocus: options.isLogged !== true,
  });
}

/** The refusal behind a failed read. */
export function failureIn(error: Error | null): CallFailure | undefined {
  return error instanceof CallFailed ? error.failure : undefined;
}

/** Everything that is shown is read again. */
export function readAllAgain(): Promise<void> {
  return readMemory.invalidateQueries();
}
