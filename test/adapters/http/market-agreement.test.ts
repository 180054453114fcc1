import { expect } from "chai";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { TradingPair } from "../../support/trading-pair.ts";

type Who = "buyer" | "seller";

describe("a trade whose market moved, or that is over, over HTTP", () => {
  let pair: TradingPair;
  let trade: TradeView;
  before(async () => {
    pair = await TradingPair.open();
  });
  beforeEach(async () => {
    trade = await pair.start();
  });
  afterEach(() => expectBooksBalance(pair.app.database));
  after(() => pair.close());

  const view = async (who: Who): Promise<TradeView> =>
    (await pair[who].must("viewTrade", { parameters: { id: trade.id } })).data;
  const propose = (who: Who, body: object) =>
    pair[who].call("propose", { parameters: { id: trade.id }, body });
  const accept = async (who: Who, body: object = {}) => {
    const proposalId = (await view(who)).proposals[0]?.id ?? "";
    return pair[who].call("acceptProposal", { parameters: { id: trade.id, proposalId }, body });
  };
  /** As if the market price at the start had been this percentage of itself. */
  const marketWas = (percent: number) =>
    pair.app.database.query(
      "UPDATE trade SET market_price = round(market_price * $2 / 100) WHERE id = $1",
      [trade.id, percent],
    );
  const cancel = () => pair.buyer.must("cancelTrade", { parameters: { id: trade.id }, body: {} });

  it("says the band from the start, and no new price inside it", async () => {
    const { priceBand, offerable } = await view("buyer");
    expect(priceBand).to.include({ isOutside: false, quote: null });
    expect(Number(priceBand?.low)).to.be.closeTo(Number(trade.marketPrice) * 0.97, 0.01);
    expect(Number(priceBand?.high)).to.be.closeTo(Number(trade.marketPrice) * 1.03, 0.01);
    expect(offerable).to.not.include("re-quote");
    expect(await propose("buyer", { kind: "re-quote" })).to.include({
      status: 409,
      code: "market_inside_band",
    });
  });

  for (const [who, other] of [
    ["buyer", "seller"],
    ["seller", "buyer"],
  ] as const) {
    it(`lets the ${who} ask for the new price and the ${other} take it`, async () => {
      await marketWas(90);
      const { priceBand, offerable } = await view(who);
      expect(priceBand?.isOutside).to.equal(true);
      expect(offerable).to.include("re-quote");
      const asked: TradeView = (await propose(who, { kind: "re-quote" })).data;
      expect(asked.proposals[0]).to.deep.include({ kind: "re-quote", isMine: true });
      const quote = asked.proposals[0]?.quote;
      expect(BigInt(quote?.cryptoAmount ?? 0) < BigInt(trade.cryptoAmount.amount)).to.equal(true);
      const taken: TradeView = (await accept(other)).data;
      expect(taken).to.include({ status: "active_funded", fiatAmount: "20.00", fee: quote?.fee });
      expect(taken.cryptoAmount.amount).to.equal(quote?.cryptoAmount);
      expect(taken.fiatPricePerCrypto).to.equal(quote?.fiatPricePerCrypto);
      expect(taken.priceBand?.isOutside).to.equal(false);
    });
  }

  it("lets the buyer go without a mark while the market is outside, and only then", async () => {
    const marks = () =>
      pair.app.database.query("SELECT 1 FROM trader_mark WHERE trade_id = $1", [trade.id]);
    await marketWas(90);
    await cancel();
    expect(await marks()).to.have.length(0);
    trade = await pair.start();
    await cancel();
    expect(await marks()).to.have.length(1);
  });

  it("reopens what the buyer cancelled, at the price that both were shown", async () => {
    await cancel();
    const over = await view("buyer");
    expect(over.offerable).to.deep.equal(["reopen"]);
    expect(over.reopening).to.deep.include({ isNewPrice: false });
    expect(over.reopening?.quote?.cryptoAmount).to.equal(trade.cryptoAmount.amount);
    await propose("buyer", { kind: "reopen" });
    expect((await view("seller")).reopening?.isNewPrice).to.equal(false);
    expect((await accept("buyer")).code).to.equal("own_proposal");
    await marketWas(90);
    expect((await view("seller")).reopening?.isNewPrice).to.equal(true);
    expect(await accept("seller", { price_seen: "old" })).to.include({
      status: 409,
      code: "market_outside_band",
    });
    const reopened: TradeView = (await accept("seller", { price_seen: "new" })).data;
    expect(reopened).to.include({ status: "active_funded", escrowState: "held", closedAt: null });
    expect(reopened.reopening).to.equal(null);
  });

  it("lets a buyer who paid too late say so, but nobody in a trade that they cancelled", async () => {
    await cancel();
    const late = { kind: "reopen", paid_late: true };
    expect(await propose("buyer", late)).to.include({ status: 409, code: "wrong_status" });
    trade = await pair.start();
    await pair.app.database.query(
      "UPDATE deadline SET at = clock_timestamp() - interval '1 second' WHERE subject = $1",
      [trade.id],
    );
    const paid = await pair.buyer.call("markTradePaid", { parameters: { id: trade.id } });
    expect(paid).to.include({ status: 409, code: "window_over" });
    expect((await view("buyer")).offerable).to.deep.equal(["reopen", "reopen-paid"]);
    expect(await propose("seller", late)).to.include({ status: 403, code: "not_your_act" });
    await propose("buyer", late);
    expect((await view("seller")).proposals[0]).to.include({ kind: "reopen", paidLate: true });
    expect((await accept("seller")).data).to.include({ status: "active_funded" });
  });

  it("does not reopen on an offer that is off", async () => {
    await cancel();
    await propose("buyer", { kind: "reopen" });
    const off = (isActive: boolean) =>
      pair.app.database.query("UPDATE offer SET is_active = $2 WHERE id = $1", [
        trade.offerId,
        isActive,
      ]);
    await off(false);
    expect(await accept("seller")).to.include({ status: 409, code: "start_refused" });
    await off(true);
    expect((await accept("seller")).status).to.equal(200);
  });
});
