import { markdownTable } from "../planted/markdown-table.ts";
import type { Guard } from "./guard.ts";
import type { Red } from "./look-without.ts";

/** A guard and the test that failed without it; undefined if none did. */
export type Outcome = readonly [guard: Guard, red: Red | undefined];

/** An outcome as one line, with the test's message. */
export function lineOf({ name, breaks }: Guard, red: Red | undefined): string {
  if (!red) return `STAYS GREEN  ${name}`;
  const { failed, seconds } = red;
  const said = breaks ? `breaks ${breaks.join(", ")}` : failed.message.split("\n", 1)[0];
  return `red in ${seconds.toFixed(1)} s  ${name}: “${failed.title}”: ${said}`;
}

/** All outcomes as one sentence. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const seconds = outcomes.flatMap(([, red]) => (red ? [red.seconds] : []));
  const slowest = Math.max(0, ...seconds).toFixed(1);
  return `${seconds.length} of ${outcomes.length} guards are missed when they are gone; the slowest after ${slowest} s.`;
}

/** The table of docs/guard-removal.md. */
export function tableOf(outcomes: readonly Outcome[]): string {
  return markdownTable(
    ["guard", "kind", "what it ensures", "where", "removed", "fails without it"],
    outcomes.map(
      ([
        {
          name,
          kind,
          keeps,
          without,
          red: { file },
        },
        red,
      ]) => [
        `\`${name}\``,
        kind,
        keeps,
        [...new Set(without.map((change) => `\`${change.file.split("/").at(-1)}\``))].join(", "),
        without.length > 3 ? "everything named above" : without.map(changeInWords).join("; "),
        red ? `${red.failed.title} (\`${file.split("/").at(-1)}\`)` : "**nothing**",
      ],
    ),
  );
}

function changeInWords({ is, becomes }: Guard["without"][number]): string {
  const [before, after] = [is, becomes].map((text) => text.replaceAll(/\s+/g, " ").trim());
  return after === "" ? `without \`${before}\`` : `\`${before}\` → \`${after}\``;
}
