import { expect } from "chai";
import fc from "fast-check";
import { accountId } from "../../../src/domain/ledger/account.ts";
import type { JournalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import {
  bookReturn,
  feeOfCold,
  loseReturn,
  seeReturn,
  type ColdReturn,
} from "../../../src/domain/send/cold-return.ts";

const cold = new Set(["c1", "c2"]);
const seen = {
  id: "ethereum-t1-3",
  chain: "ethereum",
  transaction: "t1",
  place: 3,
  asset: "USDT",
  units: 600n,
  fee: 5n,
} as const;
const block = { height: 7, hash: "b7" };

function sumOf(entries: readonly JournalEntry[]): Readonly<Record<string, bigint>> {
  const sums: Record<string, bigint> = {};
  for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
    const id = accountId(account);
    sums[id] = (sums[id] ?? 0n) + amount.units;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, units]) => units !== 0n));
}

describe("a return from cold storage", () => {
  const rows = [
    ["bitcoin", ["c1"], 5n],
    ["bitcoin", ["c1", "c2"], 5n],
    ["bitcoin", ["c1", "x"], undefined],
    ["bitcoin", ["c1", undefined], undefined],
    ["bitcoin", [], undefined],
    ["ethereum", ["c1"], 5n],
    ["ethereum", ["x"], undefined],
    // A contract holds the tokens, and somebody else pays for the call.
    ["ethereum", ["c1", "x"], 0n],
    ["ethereum", ["c1", "c2"], 5n],
    ["ethereum", ["x", "c1"], undefined],
    ["ethereum", [], undefined],
  ] as const;
  for (const [chain, senders, fee] of rows) {
    it(`costs cold storage ${fee ?? "nothing, and is none,"} on ${chain} from ${senders.join(", ")}`, () => {
      expect(String(feeOfCold(chain, { senders, fee: 5n }, cold))).to.equal(String(fee));
    });
  }

  it("moves from cold to hot, and the network is paid in its own coin", () => {
    const { coldReturn, entries } = bookReturn(seeReturn(undefined, seen, block));
    expect(coldReturn).to.include({ state: "booked", bookings: 1 });
    expect(entries.map(({ ref }) => ref)).to.deep.equal(["cold-return:ethereum-t1-3:1"]);
    expect(sumOf(entries)).to.deep.equal({
      "hot:USDT": -600n,
      "cold:USDT": 600n,
      "cold:ETH": 5n,
      "network_fees:ETH": -5n,
    });
  });

  it("is booked as often as it was taken back, and once more where it is booked, whatever the chain does", () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant("see" as const), hash: fc.constantFrom("a", "b", "c") }),
      fc.record({ kind: fc.constant("book" as const) }),
      fc.record({ kind: fc.constant("lose" as const) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let stored: ColdReturn | undefined;
        const entries: JournalEntry[] = [];
        for (const each of acts) {
          if (each.kind === "see") {
            stored = seeReturn(stored, seen, { height: 7, hash: each.hash });
          } else if (stored) {
            const decided = each.kind === "book" ? bookReturn(stored) : loseReturn(stored);
            stored = decided.coldReturn;
            entries.push(...decided.entries);
          }
        }
        const refs = entries.map(({ ref }) => ref);
        expect(new Set(refs).size).to.equal(refs.length);
        const isBooked = stored?.state === "booked";
        expect(sumOf(entries)["hot:USDT"] ?? 0n).to.equal(isBooked ? -600n : 0n);
        expect(stored?.block === undefined).to.equal(
          stored === undefined || stored.state === "gone",
        );
      }),
    );
  });
});
