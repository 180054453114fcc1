import { expect } from "chai";
import fc from "fast-check";
import {
  openUnits,
  serveClaims,
  servingEntry,
  type DebtClaim,
} from "../../../src/domain/claim/debt-claim.ts";
import { money } from "../../../src/domain/money/money.ts";

const units = fc.bigInt({ min: 0n, max: 1_000n });

const claims = fc.array(fc.tuple(units, units, units), { maxLength: 6 }).map((rows) =>
  rows.map(([served, writtenOff, open], index): DebtClaim => ({
    tradeId: `t${index}`,
    debtorId: "ben",
    creditorId: `ana${index}`,
    amount: money("BTC", served + writtenOff + open),
    servedUnits: served,
    writtenOffUnits: writtenOff,
    servings: served > 0n ? 1 : 0,
  })),
);

describe("a debtor's balance pays the claims against them", () => {
  it("never with more in total than is there or owed, and with all of the smaller of the two", () => {
    fc.assert(
      fc.property(claims, units, (owed, available) => {
        const paid = sum(serveClaims(owed, available).map((serving) => serving.units));
        const open = sum(owed.map(openUnits));
        expect(paid).to.equal(open < available ? open : available);
      }),
    );
  });

  it("each with at most what is open of it, the oldest first", () => {
    fc.assert(
      fc.property(claims, units, (owed, available) => {
        const servings = serveClaims(owed, available);
        for (const { claim, units: part } of servings) {
          expect(part > 0n && part <= openUnits(claim)).to.equal(true);
        }
        const order = servings.map(({ claim }) => owed.indexOf(claim));
        expect(order).to.deep.equal(order.toSorted((left, right) => left - right));
        for (const { claim, units: part } of servings.slice(0, -1)) {
          expect(part).to.equal(openUnits(claim));
        }
      }),
    );
  });

  it("in parts as in one: the sum served is the same however the money comes in", () => {
    fc.assert(
      fc.property(claims, fc.array(units, { maxLength: 5 }), (owed, incoming) => {
        const inParts = incoming.reduce(serveAll, owed);
        const atOnce = serveAll(owed, sum(incoming));
        expect(inParts.map(({ servedUnits }) => servedUnits)).to.deep.equal(
          atOnce.map(({ servedUnits }) => servedUnits),
        );
        for (const claim of inParts) expect(openUnits(claim) >= 0n).to.equal(true);
      }),
    );
  });

  it("with nothing where nothing is there, or below it", () => {
    const owed = fc.sample(claims, 20).flat();
    expect(serveClaims(owed, 0n)).to.deep.equal([]);
    expect(serveClaims(owed, -5n)).to.deep.equal([]);
  });

  it("by entries that balance, each with the next ref of its claim", () => {
    const claim: DebtClaim = {
      tradeId: "t1",
      debtorId: "ben",
      creditorId: "ana",
      amount: money("BTC", 10n),
      servedUnits: 4n,
      writtenOffUnits: 0n,
      servings: 2,
    };
    const entry = servingEntry({ claim, units: 6n });
    expect(entry.ref).to.equal("claim:t1:3");
    expect(entry.postings.map(({ account, amount }) => [account, amount.units])).to.deep.equal([
      [{ kind: "available", asset: "BTC", traderId: "ben" }, -6n],
      [{ kind: "available", asset: "BTC", traderId: "ana" }, 6n],
    ]);
  });
});

function serveAll(owed: readonly DebtClaim[], available: bigint): readonly DebtClaim[] {
  const servings = serveClaims(owed, available);
  return owed.map((claim) => {
    const paid = servings.find((serving) => serving.claim === claim)?.units ?? 0n;
    return { ...claim, servedUnits: claim.servedUnits + paid };
  });
}

function sum(all: readonly bigint[]): bigint {
  return all.reduce((total, each) => total + each, 0n);
}
