import { expect } from "chai";
import fc from "fast-check";
import {
  ownerPoints,
  rankShift,
  scoreOf,
  type OwnerConduct,
} from "../../../src/domain/offer/offer-rank.ts";

const now = 1_800_000_000_000;
const minute = 60_000;
const stranger: OwnerConduct = {
  ended: 0,
  endedWell: 0,
  releaseMedianSeconds: undefined,
  feedbackPositive: 0,
  feedbackNegative: 0,
  lastSeenAt: 0,
};

describe("the points of an owner", () => {
  const parts: readonly [string, Partial<OwnerConduct>, object][] = [
    ["nothing known", {}, {}],
    ["every trade completed", { ended: 40, endedWell: 40 }, { completion: 20 }],
    ["three of four completed", { ended: 40, endedWell: 30 }, { completion: 15 }],
    ["a single trade", { ended: 1, endedWell: 1 }, { completion: 2 }],
    ["a quick release", { releaseMedianSeconds: 300 }, { releaseTime: 15 }],
    ["a slower release", { releaseMedianSeconds: 1_400 }, { releaseTime: 10 }],
    ["a slow release", { releaseMedianSeconds: 3_600 }, { releaseTime: 0 }],
    ["a release of a day", { releaseMedianSeconds: 86_400 }, { releaseTime: 0 }],
    ["good feedback", { feedbackPositive: 50 }, { feedback: 10 }],
    ["mixed feedback", { feedbackPositive: 10, feedbackNegative: 10 }, { feedback: 5 }],
    ["one feedback", { feedbackPositive: 1 }, { feedback: 1 }],
    ["seen just now", { lastSeenAt: now - 30 * minute }, { lastSeen: 5 }],
    ["seen lately", { lastSeenAt: now - 180 * minute }, { lastSeen: 3 }],
  ];
  for (const [what, conduct, points] of parts) {
    it(`are these for ${what}`, () => {
      const none = { completion: 0, releaseTime: 0, feedback: 0, lastSeen: 0 };
      expect(ownerPoints({ ...stranger, ...conduct }, now)).to.deep.equal({ ...none, ...points });
    });
  }
});

describe("the score of an offer", () => {
  const none = { completion: 0, releaseTime: 0, feedback: 0, lastSeen: 0 };
  const best = { completion: 20, releaseTime: 15, feedback: 10, lastSeen: 5 };
  it("is 50 at the market, and 100 with all points", () => {
    for (const side of ["sell", "buy"] as const) {
      expect(scoreOf(side, 0n, rankShift(side, none))).to.equal(50);
      expect(scoreOf(side, 0n, rankShift(side, best))).to.equal(100);
    }
  });

  it("falls by a point for 0.2 % that the visitor loses", () => {
    expect(scoreOf("sell", 20n, 0)).to.equal(49);
    expect(scoreOf("buy", 20n, 0)).to.equal(51);
    expect(scoreOf("sell", undefined, 0)).to.equal(undefined);
  });

  it("grows with every part of the points, on both sides", () => {
    const points = fc.record({
      completion: fc.integer({ min: 0, max: 20 }),
      releaseTime: fc.integer({ min: 0, max: 15 }),
      feedback: fc.integer({ min: 0, max: 10 }),
      lastSeen: fc.constantFrom(0, 3, 5),
    });
    const part = fc.constantFrom("completion", "releaseTime", "feedback", "lastSeen");
    fc.assert(
      fc.property(
        points,
        part,
        fc.constantFrom("sell", "buy"),
        fc.bigInt({ min: -5_000n, max: 10_000n }),
        (few, more, side, distance) => {
          const score = (of: typeof few) => scoreOf(side, distance, rankShift(side, of)) ?? NaN;
          expect(score({ ...few, [more]: few[more] + 1 })).to.be.greaterThan(score(few));
        },
      ),
    );
  });
});
