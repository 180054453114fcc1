/** A stable position in a palette of `size` for a name. */
export function paletteIndexOf(name: string, size: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % size;
}
