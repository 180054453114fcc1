import { readFileSync } from "node:fs";
import { expect } from "chai";
import { match } from "ts-pattern";
import type { UsageEffect } from "../../../src/domain/trade/trade-change.ts";
import { tradeCompleted } from "../../../src/domain/trade-view/trade-predicates.ts";
import { tradeRefusalCodes } from "../../../src/domain/trade/trade-refusal.ts";
import { tradeTable } from "../../../src/domain/trade/trade-table.ts";
import { tradeDeadlineKinds } from "../../../src/domain/trade/trade.ts";
import { closed } from "../../../src/domain/trade/project-status.ts";
import { explored, type Step } from "./explored-states.ts";
import { observedEffect } from "./observed-effect.ts";

const page = readFileSync(new URL("../../../docs/trade-lifecycle.md", import.meta.url), "utf8");

/** The cells of the table under a heading, without its header. */
function tableUnder(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}

describe("the page on the life of a trade", () => {
  it("has the table of the rules, cell by cell", () => {
    const onPage = tableUnder("Acts").map(([id, from, act, by, _if, to, escrow]) => [
      id,
      from,
      act,
      by,
      to,
      escrow,
    ]);
    const inData = tradeTable.map(({ id, from, act, by, to, escrow }) => [
      id,
      from.join(", ") || "(start)",
      act,
      by,
      to,
      escrow,
    ]);
    expect(onPage).to.deep.equal(inData);
  });

  it("says of money and counters what the rules do in every state", () => {
    const { steps } = explored();
    const seen = Map.groupBy(steps, (step) => effectName(step));
    const rows = tableUnder("Money and counters");
    expect(rows.map(([name]) => name)).to.have.members(
      [...seen.keys()].filter((name) => name !== undefined),
    );
    for (const [name = "", ...cells] of rows) {
      const told = new Set((seen.get(name) ?? []).map((step) => observedCells(step).join(" | ")));
      expect([...told], name).to.deep.equal([cells.join(" | ")]);
    }
  });

  it("names every deadline, and every refusal in its order", () => {
    expect(tableUnder("Clocks").map(([kind]) => kind)).to.deep.equal([...tradeDeadlineKinds]);
    expect(tableUnder("Refusals").map(([code]) => code)).to.deep.equal([...tradeRefusalCodes]);
  });
});

/** The name of a step's effect on the money; undefined if it changes neither money nor counters. */
function effectName({ before, change }: Step): string | undefined {
  const seen = observedEffect(before, change);
  const ended = !closed(before) && closed(change.trade);
  const late = feeWords({ before, change }) === "given back" ? ", staff late" : "";
  return match(seen)
    .with("part", () => (late ? `split${late}` : "split, amend"))
    .with("release", (name) => `${name}${late}`)
    .with("none", () => (ended ? "(an end without a hold)" : undefined))
    .with("hold", (name) => (change.usage.kind === "open" ? `${name}, after the start` : name))
    .with("adjust", "return", (name) => name)
    .exhaustive();
}

function observedCells(step: Step): string[] {
  const { before, change } = step;
  const ref = change.entries[0]?.ref.replace(`:${before.id}:`, ":<trade>:") ?? "–";
  const usage = usageWords(change.usage);
  return [
    ref.replace(/\d+$/, ref.startsWith("adjust") ? "<k>" : "<n>"),
    feeWords(step),
    ...usage,
    tradeCompleted(change.trade) ? "yes" : "no",
  ];
}

function usageWords({ kind }: UsageEffect): [string, string, string] {
  return match<UsageEffect["kind"], [string, string, string]>(kind)
    .with("count", () => ["reserved", "+1", "all"])
    .with("open", () => ["same", "same", "same"])
    .with("keep", () => ["used", "−1", "all"])
    .with("give_back", () => ["given back", "−1", "none"])
    .with("part", () => ["used in part", "−1", "the buyer's part"])
    .exhaustive();
}

/** Where the fee went, from the postings. */
function feeWords({ before, change }: Pick<Step, "before" | "change">): string {
  const postings = change.entries.flatMap((entry) => entry.postings);
  const taken = postings.find(({ account }) => account.kind === "fees")?.amount.units ?? 0n;
  const { fee } = before.money;
  const isHeld = change.trade.escrow === "held";
  if (change.entries.length === 0) return "–";
  if (isHeld) return fee.units === change.trade.money.fee.units ? "held" : "recomputed";
  if (taken === 0n) return "given back";
  return taken === fee.units ? "taken" : "in proportion";
}
