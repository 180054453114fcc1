import { expect } from "chai";
import fc from "fast-check";
import {
  leadingZeroBits,
  mostThatCount,
  workBits,
} from "../../../src/domain/account/proof-of-work.ts";

const limit = { most: 5, windowSeconds: 900 };
const policy = { easiestBits: 18, hardestBits: 22, answerSeconds: 600 };

describe("the work that an attempt takes", () => {
  for (const [earlier, bits] of [
    [0, 0],
    [4, 0],
    [5, 18],
    [9, 18],
    [10, 19],
    [19, 19],
    [20, 20],
    [40, 21],
    [79, 21],
    [80, 22],
    [5_000, 22],
  ] as const) {
    it(`is ${bits} bits after ${earlier} earlier ones, five of them free`, () => {
      expect(workBits(earlier, limit, policy)).to.equal(bits);
    });
  }

  it("never shrinks with more attempts, and never goes beyond the hardest", () => {
    const numbers = fc.record({
      earlier: fc.nat(100_000),
      more: fc.nat(100_000),
      most: fc.integer({ min: 1, max: 1_000 }),
      easiestBits: fc.integer({ min: 8, max: 20 }),
      further: fc.nat(6),
    });
    fc.assert(
      fc.property(numbers, ({ earlier, more, most, easiestBits, further }) => {
        const work = { easiestBits, hardestBits: easiestBits + further, answerSeconds: 600 };
        const some = { most, windowSeconds: 900 };
        const bits = workBits(earlier, some, work);
        expect(workBits(earlier + more, some, work)).to.be.within(bits, work.hardestBits);
        expect(bits === 0).to.equal(earlier < most);
        const last = mostThatCount(some, work);
        expect(workBits(last, some, work)).to.equal(work.hardestBits);
      }),
    );
  });

  for (const [hash, bits] of [
    [[0x80, 0], 0],
    [[0x7f, 0xff], 1],
    [[0x01, 0xff], 7],
    [[0, 0xff], 8],
    [[0, 0, 0x20], 18],
    [[0, 0, 0], 24],
  ] as const) {
    it(`is done ${bits} bits far by a hash that begins with ${hash.join(", ")}`, () => {
      expect(leadingZeroBits(Uint8Array.from(hash))).to.equal(bits);
    });
  }
});
