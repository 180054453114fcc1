import { expect } from "chai";
import fc from "fast-check";
import { dust, sizeOf } from "../../../src/domain/chain/choose-coins.ts";
import { raisedPayment } from "../../../src/domain/chain/raised-payment.ts";

const rules = { basisPoints: 2_500, mostFee: 1_000_000n };
const payment = { coins: 1, scriptLength: 22, fee: 1_410n, change: 48_590n };

describe("a payment of Bitcoin with a higher fee", () => {
  for (const [what, waiting, given, raised] of [
    ["a quarter more", {}, {}, { fee: 1_763n, change: 48_237n }],
    ["at least a satoshi more for each byte", { fee: 141n }, {}, { fee: 282n, change: 48_449n }],
    ["as much as is worth bringing back", { change: 647n }, {}, { fee: 1_763n, change: 294n }],
    ["no more than comes back", { change: 646n }, {}, undefined],
    ["nothing where nothing comes back", { change: 0n }, {}, undefined],
    ["the most that is allowed", {}, { mostFee: 1_763n }, { fee: 1_763n, change: 48_237n }],
    ["no more than that", {}, { mostFee: 1_762n }, undefined],
  ] as const) {
    it(`pays ${what}`, () => {
      expect(raisedPayment({ ...payment, ...waiting }, { ...rules, ...given })).to.deep.equal(
        raised,
      );
    });
  }

  it("gives away what it gave before, and nodes take it in place of the earlier one", () => {
    const satoshi = fc.bigInt({ min: 0n, max: 10_000_000n });
    fc.assert(
      fc.property(
        fc.record({
          coins: fc.integer({ min: 1, max: 50 }),
          scriptLength: fc.constantFrom(22, 25, 34),
          fee: fc.bigInt({ min: 1n, max: 100_000n }),
          change: satoshi,
        }),
        fc.integer({ min: 1_000, max: 10_000 }),
        satoshi,
        (waiting, basisPoints, mostFee) => {
          const raised = raisedPayment(waiting, { basisPoints, mostFee });
          if (!raised) return;
          const size = sizeOf(waiting.coins, [waiting.scriptLength, 22]);
          expect(raised.fee + raised.change).to.equal(waiting.fee + waiting.change);
          expect(raised.fee - waiting.fee >= size).to.equal(true);
          expect(raised.change >= dust && raised.fee <= mostFee).to.equal(true);
        },
      ),
    );
  });
});
