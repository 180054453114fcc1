import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { InputOf, MetaOf, RouteId } from "../../http/client/call-types.ts";
import { readOnce } from "./use-read.ts";

/**
 * Reads a route page by page; the previous pages stay while others are loading.
 *
 * - `input`: the input for a page; `place` is undefined for the first.
 * - `next`: the place of the page after one with this `meta`.
 * - `everyMs`: refetches while the page is visible; that does not count as user activity.
 * - `isOff`: sends no requests.
 */
export function usePages<Id extends RouteId>(
  id: Id,
  pages: {
    readonly input: (place: string | undefined) => InputOf<Id>;
    readonly next: (meta: MetaOf<Id>) => string | undefined;
    readonly everyMs?: number;
    readonly isOff?: boolean;
  },
) {
  const { input, next, everyMs, isOff } = pages;
  return useInfiniteQuery({
    queryKey: [id, "pages", input(undefined)] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal, client: memory, queryKey, meta }) => {
      const background = memory.getQueryData(queryKey) !== undefined && pageParam === undefined;
      return readOnce(id, input(pageParam), { signal, background, ...meta });
    },
    getNextPageParam: ({ meta }) => next(meta),
    enabled: isOff !== true,
    refetchInterval: everyMs ?? false,
    placeholderData: keepPreviousData,
  });
}

/** The next place in a list with numbered pages. */
export function nextPage(meta: {
  readonly currentPage: number;
  readonly lastPage: number;
}): string | undefined {
  return meta.currentPage < meta.lastPage ? String(meta.currentPage + 1) : undefined;
}
