/** A table of the documentation. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [rowOf(head), `|${"---|".repeat(head.length)}`, ...rows.map(rowOf)].join("\n");
}

function rowOf(cells: readonly string[]): string {
  const escaped = cells.map((cell) => cell.replaceAll("|", "\\|"));
  return `| ${escaped.join(" | ")} |`;
}
