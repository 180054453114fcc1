import { expect } from "chai";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { PayAddressCard } from "../../../src/adapters/http/contract/pay-address/pay-address.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { faultsOf, offerBody } from "../../support/offer-owners.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const of = (id: string) => ({ parameters: { id } });

describe("online wallets and cash places over HTTP", () => {
  let pair: TradingPair;
  let ana: Visitor;
  before(async () => {
    pair = await TradingPair.open();
    ana = pair.seller;
  });
  after(() => pair.close());

  const add = (body: object = {}, who = ana) =>
    who.call("addPayAddress", {
      body: { payment_method: "revolut", value: "ana@lima.example", ...body },
    });
  const list = async (who = ana): Promise<PayAddressCard[]> =>
    (await who.must("listPayAddresses")).data;

  it("are saved by the field that the method needs, encrypted, and shown masked", async () => {
    expect(faultsOf(await add({ payment_method: "sepa-instant" }))).to.deep.equal([
      "payment_method invalid",
    ]);
    expect(faultsOf(await add({ value: undefined }))).to.deep.equal(["value required"]);
    expect((await add({ note: "Ring me" })).status).to.equal(200);
    expect(faultsOf(await add())).to.deep.equal(["value non_unique"]);
    const [card] = await list();
    expect(card).to.deep.include({ shown: "a••••@lima.example", has_note: true });
    expect(card?.payment_method.slug).to.equal("revolut");
    expect(await list(pair.buyer)).to.deep.equal([]);
    const rows = await pair.app.database.query("SELECT encode(details, 'escape') FROM pay_address");
    expect(JSON.stringify(rows)).to.not.match(/lima/);
  });

  it("are told apart in the list, without the part that is masked", async () => {
    await add({ payment_method: "wise", value: "al.smith@lima.example" });
    await add({ payment_method: "wise", value: "an.smith@lima.example" });
    await add({ payment_method: "cash-in-person", value: "Rua Augusta 12, Lisbon" });
    await add({ payment_method: "cash-in-person", value: "Rua do Carmo 12, Lisbon" });
    const [, ...added] = await list();
    expect(added.map(({ shown }) => shown)).to.deep.equal([
      "al••••@lima.example",
      "an••••@lima.example",
      "Rua Augusta 12, Lisbon",
      "Rua do Carmo 12, Lisbon",
    ]);
    for (const { id } of added) await ana.must("removePayAddress", of(id));
  });

  it("are nobody else's to use or delete", async () => {
    const [{ id } = { id: "" }] = await list();
    expect(await pair.buyer.call("removePayAddress", of(id))).to.include({ status: 404 });
    const theirs = await pair.buyer.call("createOffer", {
      body: {
        ...offerBody,
        payment_method: "revolut",
        payment_details: undefined,
        saved_account: id,
      },
    });
    expect(faultsOf(theirs)).to.deep.equal(["saved_account unknown"]);
  });

  it("pay an offer and its trades, and cannot go before both are over", async () => {
    const [{ id } = { id: "" }] = await list();
    const body = { ...offerBody, payment_method: "revolut", payment_details: undefined };
    const offer = (await ana.must("createOffer", { body: { ...body, saved_account: id } }))
      .data as MyOfferView;
    expect(offer.paymentDetails).to.deep.equal([
      { label: "Email or username", value: "ana@lima.example" },
      { label: "Note", value: "Ring me" },
    ]);
    const started = await pair.buyer.must("startTrade", {
      body: { offer_id: offer.idHashed, fiat_amount: "20.00" },
    });
    const trade = started.data as TradeView;
    expect(trade.paymentDetails?.[0]?.value).to.equal("ana@lima.example");
    const remove = () => ana.call("removePayAddress", of(id));
    expect(await remove()).to.include({ status: 422, code: "account_in_use" });
    await ana.must("deleteOffer", { parameters: { hash: offer.idHashed } });
    expect(await remove(), "a trade runs").to.include({ status: 422, code: "account_in_use" });
    await pair.buyer.must("cancelTrade", { ...of(trade.id), body: {} });
    expect((await remove()).status).to.equal(200);
    expect(await list()).to.deep.equal([]);
    const cancelled: TradeView = (await pair.buyer.must("viewTrade", of(trade.id))).data;
    expect(JSON.stringify(cancelled.paymentDetails)).to.not.contain("ana@lima");
  });
});
