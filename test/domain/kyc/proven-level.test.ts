import { expect } from "chai";
import fc from "fast-check";
import { blockedKycActions, kycActions } from "../../../src/domain/kyc/blocked-actions.ts";
import { levelNames, needsOf } from "../../../src/domain/kyc/level-names.ts";
import { provenLevel, publishedLevel, type Proofs } from "../../../src/domain/kyc/proven-level.ts";

const nothing: Proofs = {
  email: false,
  phone: false,
  basic: false,
  id: false,
  address: false,
  video: false,
  company: false,
};

const proofs = fc.record({
  email: fc.boolean(),
  phone: fc.boolean(),
  basic: fc.boolean(),
  id: fc.boolean(),
  address: fc.boolean(),
  video: fc.boolean(),
  company: fc.boolean(),
});

describe("the level that proofs support", () => {
  it("rises step by step", () => {
    const steps: Partial<Proofs>[] = [
      {},
      { email: true },
      { email: true, phone: true },
      { email: true, phone: true, basic: true },
      { id: true },
      { id: true, address: true },
      { id: true, address: true, video: true },
      { company: true },
    ];
    const levels = steps.map((each) => provenLevel({ ...nothing, ...each }));
    expect(levels).to.deep.equal([0, 0, 1, 1.5, 2, 2.5, 3, 3]);
  });

  it("needs the steps before: an address or a video alone proves nothing", () => {
    expect(provenLevel({ ...nothing, address: true, video: true })).to.equal(0);
    expect(provenLevel({ ...nothing, id: true, video: true })).to.equal(2);
    expect(provenLevel({ ...nothing, email: true, basic: true })).to.equal(0);
  });

  it("never falls by one more proof", () => {
    const names = Object.keys(nothing) as (keyof Proofs)[];
    fc.assert(
      fc.property(proofs, fc.constantFrom(...names), (held, one) => {
        const more = provenLevel({ ...held, [one]: true });
        expect(more).to.be.at.least(provenLevel({ ...held, [one]: false }));
      }),
    );
  });

  it("is published under the numbers of the specification", () => {
    const published = [-1, 0, 1, 1.5, 2, 2.5, 3].map(publishedLevel);
    expect(published).to.deep.equal([-1, 0, 1, 1.5, 2, 2, 3]);
    expect(Object.values(levelNames)).to.deep.equal([-1, 0, 1, 1.5, 2, 3]);
    expect([1, 1.5, 2, 2.5, 3].map((level) => needsOf(level))).to.deep.equal([
      ["email", "phone"],
      ["basic"],
      ["id"],
      ["address"],
      ["video"],
    ]);
  });
});

describe("what verification blocks", () => {
  const forced = { isForced: true, deadline: 1_000 };

  it("is everything at L0, and nothing from L1 on and in a demo", () => {
    expect(blockedKycActions(0, undefined, 0)).to.deep.equal(kycActions);
    for (const level of [-1, 1, 1.5, 2, 2.5, 3]) {
      expect(blockedKycActions(level, undefined, 0), String(level)).to.deep.equal([]);
    }
  });

  it("is everything but one's trades once the deadline of a forced one has passed", () => {
    const most = kycActions.filter((each) => each !== "view-trade");
    expect(blockedKycActions(1, forced, 999)).to.deep.equal([]);
    expect(blockedKycActions(1, forced, 1_000)).to.deep.equal(most);
    expect(blockedKycActions(2, { ...forced, isForced: false }, 1_000)).to.deep.equal([]);
    expect(blockedKycActions(2, { ...forced, deadline: undefined }, 1_000)).to.deep.equal([]);
  });
});
