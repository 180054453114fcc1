import { expect } from "chai";
import fc from "fast-check";
import { coolDownRefusals } from "../../../src/domain/trade-start/cool-down.ts";
import { defaultCoolDownPolicy } from "../../../src/domain/policy/default-policy.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = 1_800_000_000_000;

/** The refusal for a trader whose marks are this old, each on a different offer. */
function told(ages: readonly number[], hasId = true) {
  const marks = ages.map((age, index) => ({
    at: now - age,
    tradeId: `trade${index}`,
    offerId: `offer${index}`,
  }));
  const asked = { marks, hasId, offerId: "another", now };
  return coolDownRefusals(asked, defaultCoolDownPolicy);
}

describe("the cool-downs of a buyer", () => {
  it("begin with the third mark of a day, and last for an hour after it", () => {
    expect(told([0, 1])).to.deep.equal([]);
    expect(told([0, 1, day - 1])).to.deep.equal([{ code: "cool_down", until: now + hour }]);
    expect(told([0, 1, day])).to.deep.equal([]);
    expect(told([hour - 1, hour, hour])).to.deep.equal([{ code: "cool_down", until: now + 1 }]);
    expect(told([hour, hour, hour])).to.deep.equal([]);
  });

  it("last for a day after the sixth", () => {
    const six = [1, 2, 3, 4, 5, 6].map((hours) => hours * hour);
    expect(told(six)).to.deep.equal([{ code: "cool_down", until: now + 23 * hour }]);
    expect(told(six.map((age) => age + 23 * hour))).to.deep.equal([]);
  });

  it("ask for an ID with twelve in a week, until the first of the last twelve is a week old", () => {
    const twelve = Array.from({ length: 12 }, (_, index) => (index + 2) * 12 * hour);
    const until = now + 7 * day - 13 * 12 * hour;
    expect(told(twelve, false)).to.deep.equal([{ code: "cool_down_id_not_verified", until }]);
    expect(told(twelve)).to.deep.equal([]);
    expect(told(twelve.slice(1), false)).to.deep.equal([]);
  });

  it("keep from the same offer for ten minutes after one's own mark on it", () => {
    const again = (age: number, offerId: string) =>
      coolDownRefusals(
        {
          marks: [{ at: now - age, tradeId: "trade", offerId: "offer" }],
          hasId: true,
          offerId,
          now,
        },
        defaultCoolDownPolicy,
      );
    expect(again(9 * minute, "offer")).to.deep.equal([
      { code: "cool_down_same_offer", until: now + minute },
    ]);
    expect(again(10 * minute, "offer")).to.deep.equal([]);
    expect(again(0, "another")).to.deep.equal([]);
  });

  it("end when they say, whatever the marks", () => {
    const ages = fc.array(fc.integer({ min: 0, max: 7 * day - 1 }), { maxLength: 20 });
    fc.assert(
      fc.property(ages, fc.boolean(), (some, hasId) => {
        const ends = told(some, hasId).map(({ until }) => until - now);
        expect(ends.every((end) => end > 0)).to.equal(true);
        const last = Math.max(0, ...ends);
        const older = some.map((age) => age + last).filter((age) => age < 7 * day);
        expect(told(older, hasId)).to.deep.equal([]);
      }),
    );
  });
});
