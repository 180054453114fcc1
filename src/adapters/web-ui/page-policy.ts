import { readPagePolicy, type PagePolicy, type ShownPolicy } from "../http/contract/page-policy.ts";
import { usePageState } from "./page-context.ts";

/** Of the policies that pages were served with: many parts of a page ask. */
const read = new WeakMap<PagePolicy, ShownPolicy>();

/** The numbers of the rules as they were when the page was served; the server decides by its own. */
export function usePolicy(): ShownPolicy {
  const { policy } = usePageState();
  const known = read.get(policy);
  if (known) return known;
  const shown = readPagePolicy(policy);
  read.set(policy, shown);
  return shown;
}
