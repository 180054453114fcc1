/** Names in other languages than English, one on each line after its language. */
export function namesText(names: Readonly<Record<string, string>>): string {
  return Object.entries(names)
    .filter(([language]) => language !== "en")
    .map(([language, name]) => `${language}: ${name}`)
    .join("\n");
}

/** The same, read again. A line without a colon is a name in no language, which the server refuses. */
export function namesIn(text: string): Readonly<Record<string, string>> {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, Math.max(0, at)).trim(), line.slice(at + 1).trim()];
    }),
  );
}
