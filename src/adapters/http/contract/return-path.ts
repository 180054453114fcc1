/**
 * The address on this site to which the user wants to return, taken from a query parameter.
 * Anything other than a path on this very site becomes undefined (S30): `//evil`, `/\evil`,
 * `https:evil`.
 */
export function returnPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith("/")) return undefined;
  const here = "http://here.invalid";
  if (!URL.canParse(text, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, here);
  return origin === here && !pathname.startsWith("//") ? pathname + search + hash : undefined;
}

/** The query parameter that carries it. */
export const returnParameter = "return";

/** Where a user lands after signing in, unless they came from elsewhere. */
export const readersHome = "/dashboard";

/** The same after registering: they have nothing yet to look over, and came to trade. */
export const newcomersHome = "/buy/bitcoin";
