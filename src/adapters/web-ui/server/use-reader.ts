import { useQuery } from "@tanstack/react-query";
import type { CurrentUserView } from "../../http/contract/account/account.ts";
import { usePageState } from "../page-context.ts";
import { readOf } from "./use-read.ts";

/** The page's user: as sent with the page, and refetched when the server reports a change. */
export function useReader(): CurrentUserView {
  const { reader } = usePageState();
  const { data } = useQuery({
    ...readOf("getCurrentUser", {}),
    enabled: reader.isLogged,
    initialData: { data: reader, meta: undefined },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.data;
}
