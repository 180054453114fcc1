import { useMemo } from "react";
import { readPagePolicy, type ShownPolicy } from "../http/contract/page-policy.ts";
import { usePageState } from "./page-context.ts";

/** The numbers of the rules as they were when the page was served; the server decides by its own. */
export function usePolicy(): ShownPolicy {
  const { policy } = usePageState();
  return useMemo(() => readPagePolicy(policy), [policy]);
}
