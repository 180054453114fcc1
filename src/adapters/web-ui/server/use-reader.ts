import { useQuery } from "@tanstack/react-query";
import type { PageReader } from "../../http/contract/account/current-user.ts";
import { usePageState } from "../page-context.ts";
import { readOnce } from "./use-read.ts";

/**
 * The page's user: as sent with the page, and refetched when the server reports a change. Under a
 * key of its own: what the page was sent with is less than what the route answers.
 */
export function useReader(): PageReader {
  const { reader } = usePageState();
  const { data } = useQuery({
    queryKey: ["getCurrentUser", "page"],
    queryFn: ({ signal }): Promise<{ readonly data: PageReader }> =>
      readOnce("getCurrentUser", {}, { signal, background: true }),
    enabled: reader.isLogged,
    initialData: { data: reader },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.data;
}
