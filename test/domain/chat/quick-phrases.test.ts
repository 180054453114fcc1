import { expect } from "chai";
import { quickPhrases, quickPhrasesFor } from "../../../src/domain/chat/quick-phrases.ts";
import { tradeStatuses } from "../../../src/domain/trade/trade-status.ts";

describe("quick phrases of a chat", () => {
  it("fit the side and the step: nobody is offered to say that they paid before they did", () => {
    expect(quickPhrasesFor("buyer", "active_funded")).to.not.include("have_paid");
    expect(quickPhrasesFor("buyer", "paid")[0]).to.equal("have_paid");
    expect(quickPhrasesFor("seller", "active_funded")).to.deep.equal(["hello"]);
    expect(quickPhrasesFor("seller", "paid")).to.include.members(["not_arrived", "received"]);
  });

  it("are none in a dispute, where words are evidence", () => {
    expect(quickPhrasesFor("buyer", "dispute_open")).to.deep.equal([]);
  });

  it("are each offered to somebody", () => {
    const offered = tradeStatuses.flatMap((status) =>
      (["buyer", "seller"] as const).flatMap((side) => quickPhrasesFor(side, status)),
    );
    expect(new Set(offered)).to.have.all.keys(...quickPhrases);
  });
});
