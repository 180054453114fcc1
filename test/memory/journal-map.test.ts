import { expect } from "chai";
import { journalEntry } from "../../src/domain/ledger/journal-entry.ts";
import { money } from "../../src/domain/money/money.ts";
import { JournalMap } from "./journal-map.ts";

describe("journal entries in memory", () => {
  it("know how many postings an account has, also after one was taken back", () => {
    const map = new JournalMap();
    for (const [ref, to] of [
      ["one", "ana"],
      ["two", "ben"],
      ["three", "ana"],
    ] as const) {
      const entry = journalEntry(ref, [
        {
          from: { kind: "clearing", asset: "BTC" },
          to: { kind: "available", asset: "BTC", traderId: to },
          amount: money("BTC", 1n),
        },
      ]);
      map.set(ref, { ...entry, at: 0 });
      map.set(ref, { ...entry, at: 1 });
    }
    const linesOf = () => ["ana", "ben"].map((id) => map.linesOf(`available:BTC:${id}`));
    expect(linesOf()).to.deep.equal([2, 1]);
    map.delete("one");
    expect(linesOf()).to.deep.equal([1, 1]);
    map.clear();
    expect(linesOf()).to.deep.equal([0, 0]);
  });
});
