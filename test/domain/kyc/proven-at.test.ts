import { expect } from "chai";
import { provenAt } from "../../../src/domain/kyc/proven-at.ts";

describe("what a level says was proven", () => {
  it("is an ID from level 2 on, and an address from level 3 on", () => {
    const told = [-1, 0, 1, 1.5, 2, 3].map((level) => Object.values(provenAt(level)));
    const none = [false, false];
    expect(told).to.deep.equal([none, none, none, none, [true, false], [true, true]]);
  });
});
