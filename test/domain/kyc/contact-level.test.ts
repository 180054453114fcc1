import { expect } from "chai";
import { levelWithoutPhone } from "../../../src/domain/kyc/contact-level.ts";

describe("the level of who takes their number away", () => {
  it("falls to what an account begins with, unless more was proven", () => {
    const fallen = (initial: number) =>
      [-1, 0, 1, 1.5, 2, 3].map((level) => levelWithoutPhone(level, initial));
    expect(fallen(0)).to.deep.equal([-1, 0, 0, 0, 2, 3]);
    expect(fallen(1)).to.deep.equal([-1, 0, 1, 1, 2, 3]);
  });
});
