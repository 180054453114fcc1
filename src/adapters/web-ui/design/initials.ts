/** One or two capital letters for a name: "ana_lima" gives AL, "kofi" gives KO. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s_.-]+/).filter(Boolean);
  const [first = "", second] = words;
  const letters = second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0);
  return letters.toUpperCase();
}

/** A stable position in a palette of `size` for a name. */
export function paletteIndexOf(name: string, size: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % size;
}
