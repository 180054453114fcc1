import { expect } from "chai";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { bankAccountBody } from "../../support/bank-account-body.ts";
import { faultsOf, offerBody } from "../../support/offer-owners.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const old = "DE89 3704 0044 0532 0130 00";
const changed = "DE02 1203 0000 0000 2020 51";
const selling = { ...offerBody, payment_details: undefined, range_min: "20", range_max: "100" };
const wish = { ...selling, type: "buy", terms: "", tags: [], label: "", margin: "-1" };

describe("a saved bank account in offers and trades, over HTTP", () => {
  let pair: TradingPair;
  let saved: string;
  let offer: MyOfferView;
  before(async () => {
    pair = await TradingPair.open();
    saved = await save(pair.seller);
    const body = { ...selling, saved_account: saved };
    offer = (await pair.seller.must("createOffer", { body })).data;
  });
  after(() => pair.close());

  const save = async (who: Visitor): Promise<string> =>
    ((await who.must("addBankAccount", { body: bankAccountBody() })).data as { id: string }).id;
  const of = (id: string) => ({ parameters: { id } });
  const start = async () => {
    const body = { offer_id: offer.idHashed, fiat_amount: "20.00" };
    return (await pair.buyer.must("startTrade", { body })).data as TradeView;
  };
  const iban = (view: Pick<TradeView, "paymentDetails">) =>
    view.paymentDetails?.find(({ label }) => label === "IBAN")?.value;
  const shown = async (id: string) =>
    (await pair.buyer.must("viewTrade", of(id))).data as TradeView;

  it("says where buyers pay, without its lines being typed", () => {
    expect(offer).to.include({ savedAccount: saved });
    expect(offer.bankAccounts).to.deep.equal([saved]);
    expect(offer.paymentDetails).to.deep.equal([
      { label: "IBAN", value: old },
      { label: "SWIFT code (BIC)", value: "COBADEFFXXX" },
      { label: "Name on the account", value: "Ana Lima" },
    ]);
  });

  it("has to be the owner's, of the offer's currency, and reachable by its method", async () => {
    const theirs = await save(pair.buyer);
    const wrong = [
      { ...selling, saved_account: theirs },
      { ...selling, saved_account: "nobodysaccount" },
      { ...selling, currency: "USD", payment_method: "bank-transfer", saved_account: saved },
      { ...selling, payment_method: "revolut", saved_account: saved },
    ];
    for (const body of wrong) {
      const refused = await pair.seller.call("createOffer", { body });
      expect(faultsOf(refused)).to.deep.equal(["saved_account unknown"]);
    }
    const both = await pair.seller.call("createOffer", {
      body: { ...offerBody, saved_account: saved },
    });
    expect(faultsOf(both)).to.deep.equal(["saved_account one_of_two"]);
    const buying = { ...selling, type: "buy", saved_account: saved };
    const onBuyOffer = await pair.seller.call("createOffer", { body: buying });
    expect(faultsOf(onBuyOffer)).to.deep.equal(["saved_account only_on_sell_offers"]);
  });

  it("is chosen for a stored offer only with a proof, as typed details are", async () => {
    const typed = (await pair.seller.must("createOffer", { body: offerBody })).data as MyOfferView;
    const body = { ...selling, saved_account: saved, offer_version: 1 };
    const edit = (proof: object) =>
      pair.seller.call("editOffer", { ...of(typed.idHashed), body: { ...body, ...proof } });
    expect(await edit({})).to.include({ status: 403, code: "proof_needed" });
    expect((await edit({ password: demoPassword })).status).to.equal(200);
    const label = { ...body, label: "as before", offer_version: 2 };
    const kept = await pair.seller.call("editOffer", { ...of(typed.idHashed), body: label });
    expect(kept.status, "the same account").to.equal(200);
    await pair.seller.must("deleteOffer", { parameters: { hash: typed.idHashed } });
  });

  it("changes with a proof where offers pay to it; a running trade keeps what it showed", async () => {
    const { id } = await start();
    expect(iban(await shown(id))).to.equal(old);
    const body = bankAccountBody({ sepa: { iban: changed } });
    const change = (proof: object) =>
      pair.seller.call("changeBankAccount", { ...of(saved), body: { ...body, ...proof } });
    expect(await change({})).to.include({ status: 403, code: "proof_needed" });
    expect(await change({ password: "not this" })).to.include({ status: 401 });
    expect((await change({ password: demoPassword })).status).to.equal(200);
    expect(iban(await shown(id))).to.equal(old);
    const acts = (await shown(id)).timeline.map(({ act }) => act);
    expect(acts, "who read them").to.include("details-read");
    await pair.buyer.must("cancelTrade", { ...of(id), body: {} });
    const next = await start();
    expect(iban(await shown(next.id)), "of a new trade").to.equal(changed);
    await pair.buyer.must("cancelTrade", { ...of(next.id), body: {} });
  });

  it("is paid to in a trade on a buy offer, and cannot go before that is over", async () => {
    const account = await save(pair.seller);
    const wanted = (await pair.buyer.must("createOffer", { body: wish })).data as MyOfferView;
    const sell = (saved_account: string) =>
      pair.seller.call("startTrade", {
        body: { offer_id: wanted.idHashed, fiat_amount: "20.00", saved_account },
      });
    expect(faultsOf(await sell("nobodysaccount"))).to.deep.equal(["saved_account unknown"]);
    const { id } = (await sell(account)).data as TradeView;
    expect(iban(await shown(id))).to.equal(old);
    const remove = () => pair.seller.call("removeBankAccount", of(account));
    expect(await remove()).to.include({ status: 422, code: "account_in_use" });
    await pair.buyer.must("cancelTrade", { ...of(id), body: {} });
    expect((await remove()).status).to.equal(200);
    expect(iban(await shown(id)), "masked by then").to.match(/^••••/u);
  });

  it("is deleted once no offer pays to it", async () => {
    const remove = () => pair.seller.call("removeBankAccount", of(saved));
    expect(await remove()).to.include({ status: 422, code: "account_in_use" });
    await pair.seller.must("deleteOffer", { parameters: { hash: offer.idHashed } });
    expect((await remove()).status).to.equal(200);
  });
});
