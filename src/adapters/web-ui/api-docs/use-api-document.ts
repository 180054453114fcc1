import { useQuery } from "@tanstack/react-query";
import { usePageState } from "../page-context.ts";
import { areasOf, type ApiDocument } from "./operations.ts";

/** Reads the served document; it is not refreshed while the page is open. */
export function useApiDocument() {
  const { apiDocumentPath } = usePageState();
  return useQuery({
    queryKey: [apiDocumentPath],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const answer = await fetch(apiDocumentPath, { signal });
      if (!answer.ok) throw new Error(`The document was answered with ${answer.status}`);
      return areasOf((await answer.json()) as ApiDocument);
    },
  });
}
