import { expect } from "chai";
import type { MobileWalletCard } from "../../../src/adapters/http/contract/mobile-money/mobile-wallet.ts";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { KeptMessages } from "../../support/kept-messages.ts";
import { faultsOf, offerBody } from "../../support/offer-owners.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const number = "+254712345678";
const body = {
  country_id: "KE",
  phone: "+254 712 345 678",
  holder_name: "Ana Lima",
  payment_methods: ["m-pesa"],
};
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");
const of = (id: string) => ({ parameters: { id } });

describe("wallets of mobile money over HTTP", () => {
  let pair: TradingPair;
  let messages: KeptMessages;
  before(async () => {
    messages = new KeptMessages();
    const texts = { SMS_URL: "https://AC1:token@127.0.0.1", SMS_FROM: "+15005550006" };
    pair = await TradingPair.open(texts, [messages.override]);
  });
  after(() => pair.close());

  const codeTo = async (phone: string) => {
    const sent = phone.replaceAll(" ", "");
    const { length } = messages.to(sent);
    const { data } = await pair.seller.must("sendWalletCode", { body: { phone } });
    expect(data).to.have.property("countdown").that.is.greaterThan(0);
    return messages.code(sent, length + 1);
  };
  const listed = async () =>
    (await pair.seller.must("listMobileWallets")).data as MobileWalletCard[];
  const add = (changed: object) =>
    pair.seller.call("addMobileWallet", { body: { ...body, ...changed } });

  it("are saved once their number is confirmed by the code that was sent to it", async () => {
    expect(faultsOf(await add({}))).to.deep.equal(["verification_code required"]);
    expect(faultsOf(await add({ verification_code: "123456" }))).to.deep.equal([
      "verification_code code_expired",
    ]);
    const code = await codeTo(body.phone);
    expect(await pair.seller.call("sendWalletCode", { body })).to.include({ status: 422 });
    const soon = await pair.seller.call("sendWalletCode", { body: { phone: body.phone } });
    expect(soon).to.include({ status: 429, code: "rate_limited" });
    expect(faultsOf(await add({ verification_code: otherThan(code) }))).to.deep.equal([
      "verification_code code_wrong",
    ]);
    const elsewhere = { phone: "+254712345679", verification_code: code };
    expect(faultsOf(await add(elsewhere)), "of another number").to.deep.equal([
      "verification_code code_expired",
    ]);
    const wrongFields = { verification_code: code, holder_name: "", payment_methods: ["gcash"] };
    expect(faultsOf(await add(wrongFields))).to.deep.equal([
      "holder_name required",
      "payment_methods invalid",
    ]);
    const saved = await add({ verification_code: code });
    expect(saved.status, JSON.stringify(saved.body)).to.equal(200);
    const [wallet] = await listed();
    expect(wallet).to.deep.include({ country_id: "KE", holder_name: "Ana Lima", last: "5678" });
    expect(wallet?.payment_methods).to.deep.equal([{ id: 301, slug: "m-pesa", name: "M-Pesa" }]);
    expect(JSON.stringify(await listed())).to.not.contain("712345");
    expect(faultsOf(await add({ verification_code: code })), "the code is used").to.deep.equal([
      "phone non_unique",
    ]);
  });

  it("are in the data that their owner downloads, with the number", async () => {
    const proof = { body: { password: demoPassword } };
    const { data } = await pair.seller.must("downloadOwnData", proof);
    expect(JSON.stringify(data["mobile_money_wallet"])).to.contain(number);
  });

  it("are stored encrypted, and are nobody else's", async () => {
    const rows: unknown = await pair.app.database.query(
      "SELECT encode(details, 'escape') AS kept FROM mobile_money_wallet",
    );
    expect(JSON.stringify(rows)).to.not.match(/Lima|712345/);
    const id = (await listed())[0]?.id ?? "";
    expect((await pair.buyer.must("listMobileWallets")).data).to.deep.equal([]);
    const { phone: _phone, ...rest } = body;
    const changed = await pair.buyer.call("changeMobileWallet", { ...of(id), body: rest });
    expect(changed).to.include({ status: 404 });
    expect(await pair.buyer.call("removeMobileWallet", of(id))).to.include({ status: 404 });
  });

  it("are changed; another number needs a code of its own", async () => {
    const id = (await listed())[0]?.id ?? "";
    const change = (changed: object) =>
      pair.seller.call("changeMobileWallet", {
        ...of(id),
        body: { ...body, phone: undefined, ...changed },
      });
    expect((await change({ payment_methods: ["m-pesa", "airtel-money"] })).status).to.equal(200);
    const other = { phone: "+254 712 345 670" };
    expect(faultsOf(await change(other))).to.deep.equal(["verification_code required"]);
    const verification_code = await codeTo(other.phone);
    expect((await change({ ...other, verification_code })).status).to.equal(200);
    expect((await listed()).map(({ last }) => last)).to.deep.equal(["5670"]);
    const back = { phone: body.phone, verification_code: await codeTo(body.phone) };
    expect((await change(back)).status).to.equal(200);
  });

  it("are paid to in offers and trades, and stay as long as one uses them", async () => {
    const id = (await listed())[0]?.id ?? "";
    const sale = { ...offerBody, payment_details: undefined, currency: "KES" };
    const limits = { range_min: "1000", range_max: "50000", saved_account: id };
    const unfit = { ...sale, ...limits, payment_method: "t-kash" };
    expect(faultsOf(await pair.seller.call("createOffer", { body: unfit }))).to.deep.equal([
      "saved_account unknown",
    ]);
    const fitting = { ...sale, ...limits, payment_method: "m-pesa" };
    const offer = (await pair.seller.must("createOffer", { body: fitting })).data as MyOfferView;
    expect(offer).to.deep.include({ savedAccount: id, bankAccounts: [] });
    const start = { offer_id: offer.idHashed, fiat_amount: "1000.00" };
    const trade = (await pair.buyer.must("startTrade", { body: start })).data as TradeView;
    expect(trade.paymentDetails).to.deep.equal([
      { label: "Phone number", value: number },
      { label: "Name", value: "Ana Lima" },
    ]);
    const { phone: _phone, ...rest } = body;
    const change = (proof: object) =>
      pair.seller.call("changeMobileWallet", { ...of(id), body: { ...rest, ...proof } });
    expect(await change({})).to.include({ status: 403, code: "proof_needed" });
    expect((await change({ password: demoPassword })).status).to.equal(200);
    await pair.seller.must("deleteOffer", { parameters: { hash: offer.idHashed } });
    const remove = () => pair.seller.call("removeMobileWallet", of(id));
    expect(await remove()).to.include({ status: 422, code: "account_in_use" });
    await pair.buyer.must("cancelTrade", { ...of(trade.id), body: {} });
    expect((await remove()).status).to.equal(200);
    expect(await listed()).to.deep.equal([]);
  });
});
