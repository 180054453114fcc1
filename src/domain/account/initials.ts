/** One or two capital letters for a name: "ana_lima" gives AL, "kofi" gives KO. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s_.-]+/).filter(Boolean);
  const [first = "", second] = words;
  const letters = second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0);
  return letters.toUpperCase();
}
