import type { KeyMemory } from "../../http/client/press-keys.ts";

/** The builds of a rolling deployment are few; the oldest are forgotten first. */
const mostKept = 10;

/**
 * Whether the user should be asked to reload because of a build that answered: once per tab and
 * pair of builds, in whichever order. While a deployment replaces servers one by one, old and new
 * builds answer alternately, and a page of either is of the wrong one at times
 * (decision 0066).
 */
export function isNewPair(memory: KeyMemory, page: string, server: string): boolean {
  const kept = (memory.read() ?? "").split(",").filter((pair) => pair !== "");
  const pair = [page, server].toSorted().join("+");
  if (kept.includes(pair)) return false;
  memory.write([...kept, pair].slice(-mostKept).join(","));
  return true;
}
