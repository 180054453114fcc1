import { expect } from "chai";
import fc from "fast-check";
import {
  judgeLook,
  type Comparison,
  type Reconciled,
} from "../../../src/domain/reconciliation/look.ts";

const still = { leaving: 0n, arriving: 0n };
const agreed: Reconciled = { base: 1_000n, drift: 0n, haltId: undefined };
const strict = { tolerance: 0n, isHalted: false, isOpen: false };

/** A node that has what it had at first, and `units` more. */
function withMore(units: bigint, underWay: Partial<Comparison> = {}): Comparison {
  return { found: 900n + units, booked: 100n, ...still, ...underWay };
}

describe("a look at what a node has", () => {
  it("takes what is there at first as given", () => {
    const { reconciled, mustHalt } = judgeLook(undefined, withMore(0n), strict);
    expect([reconciled, mustHalt]).to.deep.equal([agreed, false]);
  });

  it("finds no drift in what is booked, whichever way it went", () => {
    fc.assert(
      fc.property(fc.bigInt(-1_000_000n, 1_000_000n), (moved) => {
        const comparison = { found: 900n - moved, booked: 100n + moved, ...still };
        expect(judgeLook(agreed, comparison, strict).reconciled).to.deep.equal(agreed);
      }),
    );
  });

  it("halts at the second look in a row that finds a drift, and says its size", () => {
    for (const units of [1n, -1n]) {
      const first = judgeLook(agreed, withMore(units), strict);
      expect(first).to.deep.equal({ reconciled: { ...agreed, drift: units }, mustHalt: false });
      expect(judgeLook(first.reconciled, withMore(units), strict).mustHalt).to.equal(true);
      const gone = judgeLook(first.reconciled, withMore(0n), strict);
      expect(gone).to.deep.equal({ reconciled: agreed, mustHalt: false });
    }
  });

  it("explains a difference by what is under way and by the tolerance, and not by more", () => {
    const driftOf = (units: bigint, underWay: Partial<Comparison>, tolerance = 0n) =>
      judgeLook(agreed, withMore(units, underWay), { ...strict, tolerance }).reconciled.drift;
    expect(driftOf(-50n, { leaving: 50n })).to.equal(0n);
    expect(driftOf(-51n, { leaving: 50n })).to.equal(-51n);
    expect(driftOf(50n, { leaving: 50n })).to.equal(50n);
    expect(driftOf(50n, { arriving: 50n })).to.equal(0n);
    expect(driftOf(51n, { arriving: 50n })).to.equal(51n);
    expect(driftOf(-50n, { arriving: 50n })).to.equal(-50n);
    expect(driftOf(-3n, {}, 3n)).to.equal(0n);
    expect(driftOf(4n, {}, 3n)).to.equal(4n);
  });

  it("begins no second halt, and takes what staff accepted as given", () => {
    const halted = { base: 1_000n, drift: -40n, haltId: "h" };
    const during = judgeLook(halted, withMore(-45n), { ...strict, isHalted: true });
    expect(during).to.deep.equal({ reconciled: { ...halted, drift: -45n }, mustHalt: false });
    const ended = judgeLook(during.reconciled, withMore(-45n), strict);
    expect(ended).to.deep.equal({
      reconciled: { base: 955n, drift: 0n, haltId: undefined },
      mustHalt: false,
    });
    // It grows: two looks again.
    const grown = judgeLook(ended.reconciled, withMore(-46n), strict);
    expect([grown.reconciled.drift, grown.mustHalt]).to.deep.equal([-1n, false]);
    expect(judgeLook(grown.reconciled, withMore(-46n), strict).mustHalt).to.equal(true);
  });

  it("takes what was given to an open place as given after two looks, and halts for what left", () => {
    const open = { ...strict, isOpen: true };
    const first = judgeLook(agreed, withMore(7n), open);
    expect(first).to.deep.equal({ reconciled: { ...agreed, drift: 7n }, mustHalt: false });
    const second = judgeLook(first.reconciled, withMore(7n), open);
    expect(second).to.deep.equal({ reconciled: { ...agreed, base: 1_007n }, mustHalt: false });
    const left = judgeLook(second.reconciled, withMore(6n), open);
    expect(left.reconciled.drift).to.equal(-1n);
    expect(judgeLook(left.reconciled, withMore(6n), open).mustHalt).to.equal(true);
    // One look that found more and one that finds less are no two looks at the same drift.
    const turned = judgeLook(left.reconciled, withMore(9n), open);
    expect(turned.mustHalt).to.equal(false);
  });

  it("does not take for a gift what is booked later", () => {
    const open = { ...strict, isOpen: true };
    const given = withMore(57n, { arriving: 50n });
    const { reconciled } = judgeLook(judgeLook(agreed, given, open).reconciled, given, open);
    expect(reconciled).to.deep.equal({ ...agreed, base: 1_007n });
    const credited = { ...withMore(57n), booked: 50n };
    expect(judgeLook(reconciled, credited, open).reconciled.drift).to.equal(0n);
  });
});
