import { expect } from "chai";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { ViewedOffer } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

const input = {
  type: "sell",
  crypto_currency_code: "BTC",
  currency: "EUR",
  payment_method: "sepa-instant",
  margin: "1",
  range_min: "10",
  range_max: "1000",
  payment_details: [
    { label: "IBAN", value: "PT50 0002 0123 1234 5678 9015 4" },
    { label: "Name on the account", value: "Ana Lima" },
  ],
  window_minutes: 60,
  deferred_escrow: true,
};

describe("an offer whose escrow is funded after the start, over HTTP", () => {
  let pair: TradingPair;
  let offer: MyOfferView;
  before(async () => {
    pair = await TradingPair.open();
    offer = (await pair.seller.must("createOffer", { body: input })).data;
  });
  afterEach(() => expectBooksBalance(pair.app.database));
  after(() => pair.close());

  const start = async (): Promise<TradeView> => {
    const body = {
      offer_id: offer.idHashed,
      fiat_amount: "20.00",
      confirmed: ["DelayedEscrow"],
    };
    return (await pair.buyer.must("startTrade", { body })).data;
  };
  const fund = (who: Visitor, id: string) => who.call("fundTrade", { parameters: { id } });
  const view = async (who: Visitor, id: string): Promise<TradeView> =>
    (await who.must("viewTrade", { parameters: { id } })).data;

  it("says so to its owner and to everybody, and is edited back", async () => {
    expect(offer.deferredEscrow).to.equal(true);
    const parameters = { id: offer.idHashed };
    const seen: ViewedOffer = (await pair.buyer.must("viewOffer", { parameters })).data;
    expect(seen.deferredEscrow).to.equal(true);
    const edit = async (deferred_escrow: boolean, offer_version: number) => {
      const body = { ...input, deferred_escrow, offer_version };
      return (await pair.seller.must("editOffer", { parameters, body })).data as MyOfferView;
    };
    const without = await edit(false, offer.offerVersion);
    expect(without.deferredEscrow).to.equal(false);
    offer = await edit(true, without.offerVersion);
  });

  it("is for those who sell", async () => {
    const body = { ...input, type: "buy", payment_details: [] };
    const refused = await pair.seller.call("createOffer", { body });
    expect(refused).to.include({ status: 422, code: "validation" });
    expect(JSON.stringify(refused.body)).to.include("deferred_escrow");
  });

  it("starts a trade without escrow, which the seller funds, and then it is to be paid", async () => {
    const trade = await start();
    expect(trade).to.include({ status: "pending", escrowState: "none", turn: "seller" });
    expect(trade.paymentDetails).to.equal(null);
    expect(trade.allowedActs).to.deep.equal(["cancel"]);
    expect(trade.windowSeconds).to.equal(3_600);
    expect((await view(pair.seller, trade.id)).allowedActs).to.deep.equal(["fund", "cancel"]);
    const funded: TradeView = (await fund(pair.seller, trade.id)).data;
    expect(funded).to.include({ status: "active_funded", escrowState: "held", turn: "buyer" });
    expect(funded.timeline.map(({ act, status }) => `${act} ${status}`)).to.deep.equal([
      "start pending",
      "fund funds_processing",
      "funding-held funds_processed",
      "funding-held active_funded",
    ]);
    expect((await view(pair.buyer, trade.id)).paymentDetails).to.have.length(2);
    expect((await fund(pair.seller, trade.id)).status, "again").to.equal(200);
  });

  it("is nobody else's to fund", async () => {
    const { id } = await start();
    expect(await fund(pair.buyer, id)).to.include({ status: 403, code: "not_your_act" });
    const stranger = await pair.signIn("kofi_trades");
    expect(await fund(stranger, id)).to.include({ status: 404 });
    expect(await fund(await Visitor.of(pair.app.url), id)).to.include({ status: 401 });
    expect(await view(pair.seller, id)).to.include({ status: "pending", escrowState: "none" });
  });

  it("waits while the market is outside the band", async () => {
    const { id } = await start();
    await pair.app.database.query(
      "UPDATE trade SET market_price = round(market_price * 0.9) WHERE id = $1",
      [id],
    );
    const seen = await view(pair.seller, id);
    expect(seen.priceBand).to.include({ isOutside: true, quote: null });
    expect(seen.allowedActs).to.deep.equal(["cancel"]);
    expect(await fund(pair.seller, id)).to.include({ status: 409, code: "market_outside_band" });
  });
});
