import { foldedName } from "./folded-name.ts";

/**
 * What is left of a name once everything easily confused is folded: case, 0 and o, 1 and l, rn and
 * m (decisions, People and roles). A capital I looks like an l, and case is folded, so i counts as
 * an l too.
 */
export function usernameSkeleton(text: string): string {
  return foldedName(text).replaceAll("0", "o").replaceAll(/[1i]/g, "l").replaceAll("rn", "m");
}
