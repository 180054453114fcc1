import { useQuery } from "@tanstack/react-query";
import type { CurrentUserView } from "../../http/contract/account/account.ts";
import { usePageState } from "../page-context.ts";
import { readOf } from "./use-read.ts";

/** Who reads the page: as the server said with it, and anew when it says that something changed. */
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
