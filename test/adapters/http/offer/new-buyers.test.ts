import { expect } from "chai";
import type { Failure } from "../../../../src/adapters/http/contract/envelope.ts";
import type { MyOfferView } from "../../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { ViewedOffer } from "../../../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import { offerBody } from "../../../support/offer-owners.ts";
import { TradingPair } from "../../../support/trading-pair.ts";
import { Visitor } from "../../../support/visitor.ts";

describe("an offer with a limit for new buyers, and what a taker confirms, over HTTP", () => {
  let pair: TradingPair;
  let offer: MyOfferView;
  before(async () => {
    pair = await TradingPair.open({ DEMO_STORY: "0" });
    const body = { ...offerBody, range_min: "20", new_buyer_max_fiat_limit: "50" };
    offer = (await pair.seller.must("createOffer", { body })).data;
  });
  after(() => pair.close());

  const view = async (who: Visitor, id = offer.idHashed): Promise<ViewedOffer> =>
    (await who.must("viewOffer", { parameters: { id } })).data;
  const start = (fiat: string, more: object = {}, id = offer.idHashed) =>
    pair.buyer.call("startTrade", { body: { offer_id: id, fiat_amount: fiat, ...more } });
  const kindsOf = ({ body }: { body: unknown }) =>
    ((body as Failure).error.details ?? []).map(({ kind }) => kind);

  it("lets them take that much, and all of it after a trade with its owner", async () => {
    expect(await view(await Visitor.of(pair.app.url))).to.include({
      newBuyerMaxFiatLimit: "50.00",
    });
    expect(await view(pair.buyer)).to.deep.include({
      isNewBuyer: true,
      isTrustedUser: false,
      takeable: true,
      mostForViewer: { fiat: "50.00", code: "new_buyer_trade_limit" },
      neededPaymentLines: [],
    });
    const tooMuch = await start("50.01");
    expect(tooMuch).to.include({ status: 409, code: "new_buyer_trade_limit" });
    expect(kindsOf(tooMuch)).to.deep.equal(["NewBuyerTradeLimit"]);
    const trade: TradeView = (await start("50.00")).data;
    const parameters = { id: trade.id };
    await pair.buyer.must("markTradePaid", { parameters, body: {} });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    expect(await view(pair.buyer)).to.include({ isNewBuyer: false, mostForViewer: null });
    const more = await start("50.01");
    expect(more.status).to.equal(200);
  });

  it("asks once about each thing that is unusual, and starts when all are confirmed", async () => {
    const body = { ...offerBody, margin: "25", deferred_escrow: true };
    const { idHashed: id }: MyOfferView = (await pair.seller.must("createOffer", { body })).data;
    await pair.buyer.must("changeSettings", { body: { country: "US" } });
    const kinds = ["CriticalMargin", "DelayedEscrow", "CurrencyNotMatchCountry"];
    expect((await view(pair.buyer, id)).confirmations).to.deep.equal(kinds);
    expect((await view(pair.seller, id)).confirmations).to.deep.equal([]);
    const asked = await start("20.00", {}, id);
    expect(asked).to.include({ status: 409, code: "start_confirmation_needed" });
    expect(kindsOf(asked)).to.deep.equal(kinds);
    const half = await start("20.00", { confirmed: ["DelayedEscrow"] }, id);
    expect(kindsOf(half)).to.deep.equal(["CriticalMargin", "CurrencyNotMatchCountry"]);
    const unknown = await start("20.00", { confirmed: ["Everything"] }, id);
    expect(unknown).to.include({ status: 422, code: "validation" });
    expect((await start("20.00", { confirmed: kinds }, id)).status).to.equal(200);
  });

  it("shows terms once more that changed since the taker's last trade on it, or that matter much", async () => {
    const changed = (await view(pair.buyer)).termsWarning;
    expect([changed, (await view(pair.seller)).termsWarning]).to.deep.equal([null, null]);
    const parameters = { id: offer.idHashed };
    const body = { ...offerBody, range_min: "20", terms: "Only from your own account!" };
    await pair.seller.must("editOffer", {
      parameters,
      body: { ...body, offer_version: offer.offerVersion },
    });
    expect(await view(pair.buyer)).to.include({ termsWarning: "changed", customRate: false });
    for (const who of [pair.seller, await Visitor.of(pair.app.url)]) {
      expect((await view(who)).termsWarning).to.equal(null);
    }
    const card = { payment_method: "steam-gift-card", margin: undefined, fixed_price: "61000" };
    const { idHashed: id }: MyOfferView = (
      await pair.seller.must("createOffer", { body: { ...body, ...card } })
    ).data;
    expect(await view(pair.buyer, id)).to.include({ termsWarning: "to_read", customRate: true });
  });

  it("names the lines that a taker fills in to be paid, and warns of payments that are reversed", async () => {
    const body = {
      ...offerBody,
      type: "buy",
      payment_details: undefined,
      payment_method: "paypal",
    };
    const { idHashed: id }: MyOfferView = (await pair.seller.must("createOffer", { body })).data;
    await pair.app.database.query("UPDATE trader_usage SET completed_trades = 10");
    const newcomer = await pair.signIn("kofi_trades");
    expect(await view(newcomer, id)).to.deep.include({
      neededPaymentLines: ["user_name"],
      confirmations: ["RiskyPaymentMethod"],
      isRiskyChargeback: false,
      isNewBuyer: false,
    });
    await pair.app.database.query("UPDATE trader_usage SET completed_trades = 9");
    expect((await view(newcomer, id)).isRiskyChargeback).to.equal(true);
    expect((await view(pair.seller, id)).isRiskyChargeback).to.equal(false);
  });
});
