import { expect } from "chai";
import { lateActs } from "../../../src/domain/trade/kept-content.ts";
import { legalSteps } from "../../../src/domain/trade/legal-steps.ts";

describe("how long content of a trade is kept", () => {
  it("is counted anew from every act about a chargeback or an appeal, and from no other", () => {
    const isLate = (act: string) => /chargeback|appeal/.test(act) || act === "debt-settled";
    const late = [...new Set(legalSteps().map(({ act }) => act))].filter(isLate);
    expect(late).to.include.members(["allow-chargeback", "answer-chargeback", "reject-appeal"]);
    expect([...lateActs].toSorted()).to.deep.equal(late.toSorted());
  });
});
