/**
 * The id of a region with that code (ISO 3166-2): the code read as a number to the base 36. It is never
 * another region's, whatever regions are added: codes begin with a letter, so two never make the same number.
 */
export function regionIdOf(code: string): number {
  return Number.parseInt(code.replace("-", ""), 36);
}

/** The country of the region with that id (ISO 3166-1 alpha-2). */
export function countryOfRegion(id: number): string {
  return id.toString(36).slice(0, 2).toUpperCase();
}
