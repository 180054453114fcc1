import { expect } from "chai";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Told } from "../../support/visitor.ts";

const iban = { label: "IBAN", value: "PT50 0035 0100 4321 8765 9012 3" };
const holder = { label: "Name on the account", value: "Ana Sofia Lima" };
const wish = {
  type: "buy",
  crypto_currency_code: "BTC",
  currency: "EUR",
  payment_method: "sepa-instant",
  margin: "-1",
  range_min: "10",
  range_max: "1000",
  window_minutes: 30,
};

describe("where a seller is paid, over HTTP", () => {
  let pair: TradingPair;
  let wanted: MyOfferView;
  before(async () => {
    pair = await TradingPair.open();
    wanted = (await pair.buyer.must("createOffer", { body: wish })).data;
  });
  after(() => pair.close());

  const sell = (payment_details?: readonly object[]) =>
    pair.seller.call("startTrade", {
      body: { offer_id: wanted.idHashed, fiat_amount: "20.00", payment_details },
    });
  const fieldsOf = ({ body }: Told) =>
    (body as { error: { details: readonly { field: string; code: string }[] } }).error.details.map(
      ({ field, code }) => `${field} ${code}`,
    );
  const publish = (body: object) => pair.seller.call("createOffer", { body });

  it("has to be said by who sells to a buy offer, or no trade starts", async () => {
    for (const lines of [undefined, [], [iban]]) {
      expect(await sell(lines)).to.include({ status: 422, code: "payment_details_needed" });
    }
    const hidden = await sell([iban, { ...holder, value: "a\u202eb" }]);
    expect(hidden).to.include({ status: 422, code: "validation" });
    expect(fieldsOf(hidden)).to.deep.equal(["payment_details not_plain_text"]);
    const list = (await pair.seller.must("listActiveTrades")).data as readonly TradeView[];
    expect(list).to.deep.equal([]);
  });

  it("is shown to the buyer from the moment the crypto is held, and kept with the trade", async () => {
    const started = await sell([iban, holder]);
    expect(started.status, JSON.stringify(started.body)).to.equal(200);
    const { id } = started.data as TradeView;
    const parameters = { id };
    const seen = (await pair.buyer.must("viewTrade", { parameters })).data as TradeView;
    expect(seen).to.include({ status: "active_funded", mySide: "buyer" });
    expect(seen.paymentDetails).to.deep.equal([iban, holder]);
  });

  it("cannot be said by a buyer, on whose offer it is not theirs", async () => {
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
    const offers = (await pair.buyer.must("listOffers", { query })).data as readonly OfferCard[];
    const offer = offers.find(({ owner }) => owner.username === "ana_lima");
    const body = { offer_id: offer?.idHashed, fiat_amount: "20.00", payment_details: [iban] };
    const refused = await pair.buyer.call("startTrade", { body });
    expect(refused).to.include({ status: 422, code: "validation" });
    expect(fieldsOf(refused)).to.deep.equal(["payment_details only_on_buy_offers"]);
  });

  it("has to be in a sell offer that is published, edited or switched on", async () => {
    const selling = { ...wish, type: "sell", margin: "1" };
    for (const payment_details of [undefined, [], [iban]]) {
      const refused = await publish({ ...selling, payment_details });
      expect(fieldsOf(refused)).to.deep.equal(["payment_details missing"]);
    }
    const offer = (await publish({ ...selling, payment_details: [iban, holder] }))
      .data as MyOfferView;
    const parameters = { id: offer.idHashed };
    const body = { ...selling, payment_details: [iban], offer_version: offer.offerVersion };
    const edited = await pair.seller.call("editOffer", { parameters, body });
    expect(fieldsOf(edited)).to.deep.equal(["payment_details missing"]);
  });

  it("keeps an older offer without it from being taken and switched on, and tells its owner", async () => {
    const details = [iban, holder];
    const body = { ...wish, type: "sell", margin: "1", payment_details: details };
    const offer = (await publish(body)).data as MyOfferView;
    await pair.app.database.query(
      `UPDATE offer SET payment_details = '[]' WHERE id = '${offer.idHashed}'`,
    );
    const parameters = { id: offer.idHashed };
    const start = { offer_id: offer.idHashed, fiat_amount: "20.00" };
    expect((await pair.buyer.must("viewOffer", { parameters })).data).to.include({
      takeable: false,
      notTakeableCode: "offer_not_takeable",
    });
    expect(await pair.buyer.call("startTrade", { body: start })).to.include({
      status: 409,
      code: "offer_not_takeable",
    });
    const mine = (await pair.seller.must("viewMyOffer", { parameters: { hash: offer.idHashed } }))
      .data as MyOfferView;
    expect(mine.messages.map(({ code }) => code)).to.include("NoPaymentDetails");
    const turn = (new_status: string) =>
      pair.seller.call("switchOffer", {
        parameters: { hash: offer.idHashed },
        body: { new_status },
      });
    expect((await turn("inactive")).status).to.equal(200);
    expect(fieldsOf(await turn("active"))).to.deep.equal(["payment_details missing"]);
  });
});
