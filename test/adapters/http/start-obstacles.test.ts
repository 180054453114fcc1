import { expect } from "chai";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { faultsOf } from "../../support/offer-owners.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("what keeps a new buyer from the next trade, over HTTP", () => {
  let pair: TradingPair;
  let trade: TradeView;
  before(async () => {
    pair = await TradingPair.open({ COOL_DOWNS: "1", PAIR_LIMIT: "1" });
    trade = await pair.start();
  });
  after(() => pair.close());

  const view = async () =>
    (await pair.buyer.must("viewOffer", { parameters: { id: trade.offerId } })).data;
  const startAgain = () =>
    pair.buyer.call("startTrade", { body: { offer_id: trade.offerId, fiat_amount: "20.00" } });

  it("is the one with the seller: the offer says so, and so does the start", async () => {
    const full = "max_active_trades_with_partner";
    expect(await view()).to.include({ notTakeableCode: full, notTakeableUntil: null });
    const told = await startAgain();
    expect([told.status, told.code, faultsOf(told)]).to.deep.equal([409, full, [`start ${full}`]]);
  });

  it("is a cool-down after leaving it: the offer says until when, and so does the start", async () => {
    const before = Math.floor(Date.now() / 1000);
    await pair.buyer.must("cancelTrade", { parameters: { id: trade.id } });
    const { notTakeableCode, notTakeableUntil } = await view();
    expect(notTakeableCode).to.equal("cool_down_same_offer");
    expect(notTakeableUntil).to.be.within(before + 590, before + 660);
    const told = await startAgain();
    expect([told.status, told.code]).to.deep.equal([409, "cool_down_same_offer"]);
    expect(faultsOf(told)).to.deep.equal([
      "start cool_down_same_offer",
      "until cool_down_same_offer",
    ]);
  });
});
