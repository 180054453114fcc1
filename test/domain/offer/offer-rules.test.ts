import { expect } from "chai";
import { isAutomated } from "../../../src/domain/offer/automated-flow.ts";

const replying = { badge: "vendor", hasAutoReply: true };

describe("an offer", () => {
  for (const [flow, expected] of [
    ["default", false],
    ["lite", false],
    ["gcc-auto", true],
    ["bt-auto", true],
  ] as const) {
    it(`is ${expected ? "" : "not "}automated in the flow ${flow} of a vendor with a prepared reply`, () => {
      expect(isAutomated({ flow }, replying)).to.equal(expected);
    });
  }

  it("is not automated without a prepared reply, or where the reply is not sent", () => {
    const flow = "bt-auto";
    expect(isAutomated({ flow }, { ...replying, hasAutoReply: false })).to.equal(false);
    expect(isAutomated({ flow }, { ...replying, badge: "power_trader" })).to.equal(false);
  });
});
