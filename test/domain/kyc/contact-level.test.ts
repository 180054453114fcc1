import { expect } from "chai";
import { levelWithContacts, levelWithoutPhone } from "../../../src/domain/kyc/contact-level.ts";

describe("the level of who confirms their contacts", () => {
  it("is the first with an address and a number, and never falls by confirming", () => {
    const both = { email: true, phone: true };
    const levels = [-1, 0, 1, 1.5, 2, 3];
    expect(levels.map((level) => levelWithContacts(level, both))).to.deep.equal([
      -1, 1, 1, 1.5, 2, 3,
    ]);
    for (const one of [
      { email: true, phone: false },
      { email: false, phone: true },
      { email: false, phone: false },
    ]) {
      expect(levels.map((level) => levelWithContacts(level, one))).to.deep.equal(levels);
    }
  });

  it("falls to what an account begins with when the number goes, unless more was proven", () => {
    const fallen = (initial: number) =>
      [-1, 0, 1, 1.5, 2, 3].map((level) => levelWithoutPhone(level, initial));
    expect(fallen(0)).to.deep.equal([-1, 0, 0, 0, 2, 3]);
    expect(fallen(1)).to.deep.equal([-1, 0, 1, 1, 2, 3]);
  });
});
