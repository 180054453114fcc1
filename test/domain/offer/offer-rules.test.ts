import { expect } from "chai";
import { isAutomated } from "../../../src/domain/offer/automated-flow.ts";

describe("an offer", () => {
  for (const [flow, expected] of [
    ["default", false],
    ["lite", false],
    ["gcc-auto", true],
    ["bt-auto", true],
  ] as const) {
    it(`is ${expected ? "" : "not "}automated in the flow ${flow}`, () => {
      expect(isAutomated({ flow })).to.equal(expected);
    });
  }
});
