import { expect } from "chai";
import { sideOf } from "../../../../src/adapters/web-ui/offer-wizard/deal-choice.ts";

describe("the deal that a new offer begins with", () => {
  it("is a side of the trade, with a margin to the advantage of its owner", () => {
    expect(sideOf("sell", "wise")).to.deep.equal({
      side: "sell",
      sellsCard: false,
      marginSign: "above",
    });
    expect(sideOf("buy", "wise")).to.include({ side: "buy", marginSign: "below" });
  });

  it("buys crypto where a gift card is sold, and keeps no other method", () => {
    expect(sideOf("card", "amazon-gift-card")).to.deep.equal({
      side: "buy",
      sellsCard: true,
      marginSign: "below",
    });
    expect(sideOf("card", "wise")).to.include({ sellsCard: true, method: "" });
  });
});
