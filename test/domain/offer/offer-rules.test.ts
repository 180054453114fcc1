import { expect } from "chai";
import { isAutomated } from "../../../src/domain/offer/automated-flow.ts";
import { needsBond } from "../../../src/domain/offer/bond-exemption.ts";
import { assetCodes } from "../../../src/domain/money/asset.ts";

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

  it("needs a bond in every coin of the platform, and none in Monero", () => {
    expect(assetCodes.every(needsBond)).to.equal(true);
    expect(needsBond("XMR")).to.equal(false);
  });
});
