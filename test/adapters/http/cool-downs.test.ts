import { expect } from "chai";
import { faultsOf } from "../../support/offer-owners.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("a buyer who left a trade, over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open({ COOL_DOWNS: "1" });
  });
  after(() => pair.close());

  it("reads on the offer when he can take it again, and hears the same when he tries", async () => {
    const trade = await pair.start();
    const offerId = trade.offerId;
    const view = async () =>
      (await pair.buyer.must("viewOffer", { parameters: { id: offerId } })).data;
    expect(await view()).to.include({ notTakeableCode: null, notTakeableUntil: null });
    const before = Math.floor(Date.now() / 1000);
    await pair.buyer.must("cancelTrade", { parameters: { id: trade.id } });
    const { notTakeableCode, notTakeableUntil } = await view();
    expect(notTakeableCode).to.equal("cool_down_same_offer");
    expect(notTakeableUntil).to.be.within(before + 590, before + 660);
    const body = { offer_id: offerId, fiat_amount: "20.00" };
    const told = await pair.buyer.call("startTrade", { body });
    expect([told.status, told.code]).to.deep.equal([409, "cool_down_same_offer"]);
    expect(faultsOf(told)).to.deep.equal([
      "start cool_down_same_offer",
      "until cool_down_same_offer",
    ]);
  });
});
