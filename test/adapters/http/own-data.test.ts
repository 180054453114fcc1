import { expect } from "chai";
import { bankAccountBody } from "../../support/bank-account-body.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

type Data = Readonly<Record<string, readonly Readonly<Record<string, string | null>>[]>>;

const proof = { body: { password: "try the demo" } };

describe("one's own data over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());

  const download = async (who: Visitor): Promise<Data> =>
    (await who.must("downloadOwnData", proof)).data;

  it("takes a fresh proof", async () => {
    expect(await pair.seller.call("downloadOwnData")).to.include({ code: "proof_needed" });
    const wrong = await pair.seller.call("downloadOwnData", { body: { password: "not this" } });
    expect(wrong).to.include({ status: 401, code: "wrong_credentials" });
  });

  it("is all there, with what only its owner's key opens, and nobody else's", async () => {
    await pair.seller.must("addBankAccount", { body: bankAccountBody() });
    const { id } = await pair.start();
    const parameters = { id };
    const text = (who: string) => ({ parameters, body: { text: `A word of the ${who}` } });
    await pair.seller.must("sendMessage", text("seller"));
    await pair.buyer.must("sendMessage", text("buyer"));
    const data = await download(pair.seller);
    expect(data["trader"]).to.have.nested.property("[0].username", "ana_lima");
    expect(data["session"]?.map(({ address }) => address)).to.include("127.0.0.1");
    expect(JSON.stringify(data["bank_account"])).to.contain("DE89370400440532013000");
    const trade = data["trade"]?.find((each) => each["id"] === id);
    expect(trade).to.include({ is_buyer: "false", partner: "bruno_costa" });
    const whole = JSON.stringify(data);
    expect(whole).to.contain("A word of the seller");
    expect(whole).to.not.contain("A word of the buyer");
    expect(whole).to.not.contain("bruno_costa@");
    expect(whole).to.not.match(/\$argon2|password_hash|token_hash|secret/);
  });

  it("is given a few times a day", async () => {
    const told = await Promise.all(
      Array.from({ length: 7 }, () => pair.buyer.call("downloadOwnData", proof)),
    );
    expect(told.filter(({ status }) => status === 200)).to.have.length(5);
    expect(told.filter(({ code }) => code === "rate_limited")).to.have.length(2);
  });
});
