import { expect } from "chai";
import {
  codeFault,
  factorCodeIn,
  nextSend,
  resendIn,
} from "../../../src/domain/account/email-code.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";

const policy = defaultAccountPolicy.emailCode;
const day = 86_400_000;

describe("a code for an address", () => {
  const kept = { hash: "right", expiresAt: 1_000, wrong: 0 };

  it("counts while it is not over, and while not too many wrong ones were typed", () => {
    const cases = [
      [kept, "right", 999, undefined],
      [kept, "right", 1_000, "code_expired"],
      [kept, "wrong", 999, "code_wrong"],
      [kept, "wrong", 1_000, "code_expired"],
      [{ ...kept, wrong: 4 }, "right", 999, undefined],
      [{ ...kept, wrong: 5 }, "right", 999, "code_attempts_exceeded"],
      [undefined, "right", 999, "code_expired"],
    ] as const;
    for (const [code, typed, now, fault] of cases) {
      expect(codeFault(code, typed, now, policy)).to.equal(fault);
    }
  });

  it("can be sent again after a minute, then after two, four … and a day at most", () => {
    const waits = [1, 2, 3, 4, 5, 6].map((count) => resendIn({ count, lastAt: 0 }, 0, policy));
    expect(waits).to.deep.equal([60, 120, 240, 480, 960, 1_920]);
    expect(resendIn({ count: 40, lastAt: 0 }, 0, policy)).to.equal(86_400);
    expect(resendIn({ count: 1, lastAt: 0 }, 59_001, policy)).to.equal(1);
    expect(resendIn({ count: 1, lastAt: 0 }, 60_000, policy)).to.equal(0);
    expect(resendIn(undefined, 0, policy)).to.equal(0);
  });

  it("of a second factor waits a day after as many as nobody typed", () => {
    const wait = (count: number, now = 0) => factorCodeIn({ count, lastAt: 0 }, now, policy);
    const { most } = policy.sends;
    expect([wait(0), wait(1), wait(most - 1)]).to.deep.equal([0, 60, 60 * 2 ** (most - 2)]);
    expect([wait(most), wait(most, day)]).to.deep.equal([86_400, 0]);
    expect(factorCodeIn(undefined, 0, policy)).to.equal(0);
  });

  it("is the first again after a day without one", () => {
    expect(nextSend(undefined, 0, policy)).to.equal(1);
    expect(nextSend({ count: 3, lastAt: 0 }, day - 1, policy)).to.equal(4);
    expect(nextSend({ count: 3, lastAt: 0 }, day, policy)).to.equal(1);
  });
});
