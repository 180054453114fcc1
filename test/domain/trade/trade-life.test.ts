import { expect } from "chai";
import fc from "fast-check";
import { assets } from "../../../src/domain/money/asset.ts";
import { totalOf } from "../../../src/domain/settlement/settlement.ts";
import type { TradeOpening } from "../../../src/domain/trade-decision/open-trade.ts";
import { anyHappenings, anyOpening, TradeLife, type Happening } from "./random-trade.ts";

function lived(opening: TradeOpening, happenings: readonly Happening[]): TradeLife {
  const life = new TradeLife(opening);
  for (const happening of happenings) life.go(happening);
  return life;
}

/** Random lives are expensive: few, but long. */
const runs = { numRuns: 100 };

describe("any life of a trade", () => {
  it("neither makes nor loses money, and takes nobody below zero", () => {
    fc.assert(
      fc.property(anyOpening, anyHappenings, (opening, happenings) => {
        const life = lived(opening, happenings);
        const sum = [...life.balances.values()].reduce((left, right) => left + right, 0n);
        expect(sum).to.equal(totalOf(opening.money).units * 3n);
      }),
      runs,
    );
  });

  it("moves whole granules only, each reference once, and settles each hold at most once", () => {
    fc.assert(
      fc.property(anyOpening, anyHappenings, (opening, happenings) => {
        const { refs, trade, changes, balances } = lived(opening, happenings);
        const { asset } = opening.money.amount;
        const numberOf = (kind: string) => refs.filter((ref) => ref.startsWith(kind)).length;
        expect(new Set(refs).size).to.equal(refs.length);
        expect(numberOf("hold")).to.equal(trade.holds);
        const isHeld = trade.escrow === "held";
        expect(numberOf("settle")).to.equal(trade.holds - (isHeld ? 1 : 0));
        expect(balances.get(`escrow:${asset}:${trade.id}`) ?? 0n).to.equal(
          isHeld ? totalOf(trade.money).units : 0n,
        );
        const units = changes.flatMap(({ entries }) =>
          entries.flatMap(({ postings }) => postings.map(({ amount }) => amount.units)),
        );
        expect(units.every((each) => each % assets[asset].granule === 0n)).to.equal(true);
      }),
      runs,
    );
  });

  it("is told without a gap: each event goes on from the status before", () => {
    fc.assert(
      fc.property(anyOpening, anyHappenings, (opening, happenings) => {
        const { changes, trade } = lived(opening, happenings);
        const events = changes.flatMap((change) => change.events);
        expect(events.map(({ fromStatus }) => fromStatus)).to.deep.equal([
          undefined,
          ...events.slice(0, -1).map(({ toStatus }) => toStatus),
        ]);
        expect(events.at(-1)?.toStatus).to.equal(trade.status);
        expect(trade.version).to.equal(changes.length);
      }),
      runs,
    );
  });

  it("is remembered in plain values: what the rules keep survives JSON", () => {
    fc.assert(
      fc.property(anyOpening, anyHappenings, (opening, happenings) => {
        const { memory } = lived(opening, happenings).trade;
        expect(JSON.parse(JSON.stringify(memory))).to.deep.equal(memory);
      }),
      runs,
    );
  });
});
