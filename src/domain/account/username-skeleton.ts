/**
 * What is left of a name when everything is folded that a reader mistakes for something else: case,
 * 0 and o, 1 and l, rn and m (decisions, People and roles). A capital I looks like an l, and case is
 * folded, so that i counts as an l too.
 */
export function usernameSkeleton(text: string): string {
  return text.toLowerCase().replaceAll("0", "o").replaceAll(/[1i]/g, "l").replaceAll("rn", "m");
}
