import { expect } from "chai";
import type { MyOfferView } from "../../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { ViewedOffer } from "../../../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../../../src/adapters/http/contract/trade/trade-views.ts";
import { offerBody } from "../../../support/offer-owners.ts";
import { TradingPair } from "../../../support/trading-pair.ts";
import type { Visitor } from "../../../support/visitor.ts";

describe("the instructions of an offer, over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open({ DEMO_STORY: "0" });
  });
  after(() => pair.close());

  const tradeDetails = "Write the order number into the reference.";
  const publish = async (change: object = {}): Promise<MyOfferView> => {
    const body = { ...offerBody, trade_details: tradeDetails, ...change };
    return (await pair.seller.must("createOffer", { body })).data;
  };
  const view = async (who: Visitor, id: string): Promise<ViewedOffer> =>
    (await who.must("viewOffer", { parameters: { id } })).data;

  it("are read by the other side only once the escrow of a trade is held", async () => {
    const made = await publish({ deferred_escrow: true });
    expect(made.tradeDetails).to.equal(tradeDetails);
    expect((await view(pair.seller, made.idHashed)).tradeDetails).to.equal(tradeDetails);
    const seen = await view(pair.buyer, made.idHashed);
    expect(seen.tradeDetails).to.equal(null);
    expect(JSON.stringify(seen)).to.not.include(tradeDetails);
    const start = { offer_id: made.idHashed, fiat_amount: "100.00", confirmed: ["DelayedEscrow"] };
    const trade: TradeView = (await pair.buyer.must("startTrade", { body: start })).data;
    expect(trade.tradeDetails).to.equal(null);
    const ofTrade = { parameters: { id: trade.id } };
    await pair.seller.must("fundTrade", { ...ofTrade, body: {} });
    const funded: TradeView = (await pair.buyer.must("viewTrade", ofTrade)).data;
    expect(funded.tradeDetails).to.equal(tradeDetails);
  });

  it("are searched for what leads away from the escrow", async () => {
    const { moderation } = await publish({ trade_details: "Write to me at ana@example.com" });
    expect(moderation.heldBy).to.equal("email");
  });
});
