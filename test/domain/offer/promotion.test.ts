import { expect } from "chai";
import fc from "fast-check";
import { penaltyPoints, judgeReset } from "../../../src/domain/offer/penalty.ts";
import { pointsOfPenalty, penaltyShift } from "../../../src/domain/offer/offer-rank.ts";
import { judgePromotion, promotionsAMonth } from "../../../src/domain/offer/promotion.ts";
import { defaultOfferPolicy } from "../../../src/domain/policy/default-policy.ts";

const now = 1_800_000_000_000;
const hour = 3_600_000;
const day = 24 * hour;
const { promotion, penalty } = defaultOfferPolicy;

describe("a promotion", () => {
  it("is had three times a month by vendors, once by others", () => {
    expect(promotionsAMonth({ badge: "vendor" }, promotion)).to.equal(3);
    expect(promotionsAMonth({ badge: "power_trader" }, promotion)).to.equal(1);
  });

  const asked: readonly [string, number | undefined, string, readonly string[]][] = [
    ["at once", undefined, "", []],
    ["a moment ago", now - 60_000, "for the weekend", []],
    ["in a week", now + 7 * day, "x".repeat(200), []],
    ["yesterday", now - day, "", ["starts_at in_the_past"]],
    ["in a year", now + 365 * day, "", ["starts_at too_far_ahead"]],
    ["with a long note", undefined, "x".repeat(201), ["note too_long"]],
    ["wrong twice", now - day, "x".repeat(201), ["starts_at in_the_past", "note too_long"]],
  ];
  for (const [what, startsAt, note, faults] of asked) {
    it(`is judged ${what}`, () => {
      const judged = judgePromotion({ startsAt, note }, now, promotion);
      const found = judged.ok ? [] : judged.refusal.failures;
      expect(found.map(({ field, code }) => `${field} ${code}`)).to.deep.equal(faults);
    });
  }

  it("never begins in the past, and lasts a day", () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: now - day, max: now + 60 * day })), (at) => {
        const judged = judgePromotion({ startsAt: at ?? undefined, note: "" }, now, promotion);
        if (!judged.ok) return;
        expect(judged.value.startsAt).to.be.at.least(now);
        expect(judged.value.endsAt - judged.value.startsAt).to.equal(day);
      }),
    );
  });
});

describe("a penalty", () => {
  it("is for three trades or more", () => {
    expect([0, 2, 3, 9].map((trades) => penaltyPoints(trades, penalty))).to.deep.equal([
      0, 0, 10, 10,
    ]);
  });

  it("moves an offer back in either list, and is read back from that", () => {
    expect(penaltyShift("sell", 10)).to.equal(200);
    expect(penaltyShift("buy", 10)).to.equal(-200);
    expect([penaltyShift("sell", 7), penaltyShift("buy", 7)].map(pointsOfPenalty)).to.deep.equal([
      7, 7,
    ]);
    expect(penaltyShift("sell", 0)).to.equal(0);
  });

  const resets: readonly [points: number, resetAt: number | undefined, outcome: string][] = [
    [0, undefined, "no_penalty"],
    [10, undefined, "ok"],
    [10, now - 7 * day + 1, "penalty_reset_used"],
    [10, now - 7 * day, "ok"],
  ];
  for (const [points, penaltyResetAt, outcome] of resets) {
    it(`of ${points} points, reset ${penaltyResetAt ?? "never"}, is judged ${outcome}`, () => {
      const judged = judgeReset({ penaltyPoints: points, penaltyResetAt }, now, penalty);
      expect(judged.ok ? "ok" : judged.refusal.code).to.equal(outcome);
    });
  }
});
