import { expect } from "chai";
import { offerBody } from "../../../support/offer-owners.ts";
import { TradingPair } from "../../../support/trading-pair.ts";

describe("the instructions of an offer, over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open({ DEMO_STORY: "0" });
  });
  after(() => pair.close());

  const tradeDetails = "Write the order number into the reference.";
  const publish = async (change: object = {}) => {
    const body = { ...offerBody, trade_details: tradeDetails, ...change };
    return (await pair.seller.must("createOffer", { body })).data;
  };

  it("are read by the other side only once the escrow of a trade is held", async () => {
    const made = await publish({ deferred_escrow: true });
    expect(made.tradeDetails).to.equal(tradeDetails);
    const parameters = { id: made.idHashed };
    const own = (await pair.seller.must("viewOffer", { parameters })).data;
    expect(own.tradeDetails).to.equal(tradeDetails);
    const seen = (await pair.buyer.must("viewOffer", { parameters })).data;
    expect(seen.tradeDetails).to.equal(null);
    expect(JSON.stringify(seen)).to.not.include(tradeDetails);
    const start = { offer_id: made.idHashed, fiat_amount: "100.00" };
    const trade = (await pair.buyer.must("startTrade", { body: start })).data;
    expect(trade.tradeDetails).to.equal(null);
    const ofTrade = { parameters: { id: trade.id } };
    await pair.seller.must("fundTrade", { ...ofTrade, body: {} });
    const funded = (await pair.buyer.must("viewTrade", ofTrade)).data;
    expect(funded.tradeDetails).to.equal(tradeDetails);
  });

  it("are searched for what leads away from the escrow", async () => {
    const { moderation } = await publish({ trade_details: "Write to me at ana@example.com" });
    expect(moderation.heldBy).to.equal("email");
  });
});
