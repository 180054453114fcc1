import { expect } from "chai";
import { noticeStories, storyOf, topicOf } from "../../../src/domain/notice/notice-story.ts";
import { tradeTable } from "../../../src/domain/trade/trade-table.ts";

describe("what the parties of a trade are told", () => {
  const quiet = new Set(["fund", "first-feedback"]);

  it("of every act of the table something, except where more follows at once", () => {
    const untold = tradeTable.filter(({ act }) => storyOf({ act, by: "buyer" }) === undefined);
    expect(new Set(untold.map(({ act }) => act))).to.deep.equal(quiet);
  });

  for (const [act, proposed, agreed] of [
    ["agree-cancel", "cancel_proposed", "cancel_agreed"],
    ["amend", "amount_proposed", "amount_agreed"],
    ["re-quote", "price_proposed", "price_agreed"],
    ["reopen", "reopening_proposed", "reopened"],
  ] as const) {
    it(`${act} is proposed by one and agreed on by both`, () => {
      expect(storyOf({ act, by: "seller", facts: { step: "proposed" } })).to.equal(proposed);
      expect(storyOf({ act, by: "both" })).to.equal(agreed);
    });
  }

  it("says who opened a dispute only of a party", () => {
    expect(storyOf({ act: "dispute", by: "seller" })).to.equal("dispute_opened");
    expect(storyOf({ act: "dispute", by: "moderator" })).to.equal("case_opened");
    expect(storyOf({ act: "stale", by: "clock" })).to.equal("case_opened");
  });

  it("reveals no verdict before a second person confirmed it", () => {
    const facts = { step: "awaits_second" };
    expect(storyOf({ act: "decide-buyer", by: "moderator", facts })).to.equal(undefined);
    expect(storyOf({ act: "decide-buyer", by: "moderator" })).to.equal("decided");
  });

  it("announces a cancellation by staff before it happens", () => {
    const facts = { step: "announced" };
    expect(storyOf({ act: "staff-cancel", by: "admin", facts })).to.equal("staff_will_cancel");
    expect(storyOf({ act: "staff-cancel", by: "clock" })).to.equal("cancelled_by_staff");
  });

  it("tells both that an escrow on the chain was left", () => {
    expect(storyOf({ act: "exit", by: "ledger" })).to.equal("escrow_left");
  });

  it("tells nothing of what is no event for the other side", () => {
    for (const act of ["opened", "payout-put-off", "something-new"]) {
      expect(storyOf({ act, by: "buyer" }), act).to.equal(undefined);
    }
  });

  it("has a topic for every story, to choose its channels by", () => {
    expect(noticeStories.map(topicOf)).to.not.include(undefined);
    expect(topicOf("paid")).to.equal("progress");
  });
});
