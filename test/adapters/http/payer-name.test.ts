import { expect } from "chai";
import type { CaseView } from "../../../src/adapters/http/contract/admin/case-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const name = "Maria do Carmo Silva";

describe("the payer's name of a trade over HTTP", () => {
  let pair: TradingPair;
  let id: string;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());
  beforeEach(async () => {
    ({ id } = await pair.start());
  });
  afterEach(async () => {
    await pair.buyer.call("cancelTrade", { parameters: { id }, body: { status: "paid" } });
    await pair.buyer.call("cancelTrade", { parameters: { id }, body: {} });
  });

  const pay = (who: Visitor, body: object = { payer_name: name }) =>
    who.call("markTradePaid", { parameters: { id }, body });
  const view = async (who: Visitor): Promise<TradeView> =>
    (await who.must("viewTrade", { parameters: { id } })).data;
  const namesSeen = async () => [
    (await view(pair.buyer)).payerName,
    (await view(pair.seller)).payerName,
  ];

  it("comes with the buyer's word that they paid, in one line, and both sides read it", async () => {
    expect(await namesSeen()).to.deep.equal([null, null]);
    const paid = await pay(pair.buyer, { payer_name: "  Maria do\n Carmo   Silva " });
    expect(paid.status).to.equal(200);
    expect((paid.data as TradeView).payerName).to.equal(name);
    expect(await namesSeen()).to.deep.equal([name, name]);
  });

  it("may be left out", async () => {
    expect((await pay(pair.buyer, {})).status).to.equal(200);
    expect(await namesSeen()).to.deep.equal([null, null]);
  });

  it("goes with the payment when the buyer takes that back", async () => {
    await pay(pair.buyer);
    await pair.buyer.must("withdrawPaid", { parameters: { id } });
    expect(await namesSeen()).to.deep.equal([null, null]);
    expect((await pay(pair.buyer, {})).status).to.equal(200);
    expect(await namesSeen()).to.deep.equal([null, null]);
  });

  it("is refused with nothing done where it cannot be read, or is no name", async () => {
    const tries: readonly [string, string][] = [
      ["Maria\u0007", "text_unreadable"],
      ["\u200b", "text_too_short"],
      ["M".repeat(141), "text_too_long"],
      ["M".repeat(501), "validation"],
    ];
    for (const [typed, code] of tries) {
      expect(await pay(pair.buyer, { payer_name: typed })).to.include({ status: 422, code });
    }
    expect((await view(pair.buyer)).status).to.equal("active_funded");
  });

  it("is nobody else's to give", async () => {
    const stranger = await pair.signIn("kofi_trades");
    expect(await pay(pair.seller)).to.include({ status: 403, code: "not_your_act" });
    expect(await pay(stranger)).to.include({ status: 404, code: "not_found" });
    expect(await pay(stranger, { payer_name: "\u0007" })).to.include({ status: 404 });
  });

  it("is hidden from the seller 30 days after the release, as the details are from the buyer", async () => {
    await pay(pair.buyer);
    const body = { password: demoPassword };
    await pair.seller.must("releaseTrade", { parameters: { id }, body });
    expect(await namesSeen()).to.deep.equal([name, name]);
    const closed = "UPDATE trade SET closed_at = clock_timestamp() - interval '30 days'";
    await pair.app.database.query(`${closed} WHERE id = $1`, [id]);
    expect(await namesSeen()).to.deep.equal([name, null]);
  });

  it("is shown to the case worker beside the offer's label, and no text of the case", async () => {
    await pay(pair.buyer);
    const available = "UPDATE trade SET dispute_available_at = clock_timestamp()";
    await pair.app.database.query(`${available} WHERE id = $1`, [id]);
    const body = { dispute_reason_id: 7, dispute_reason_text: "" };
    await pair.seller.must("openDispute", { parameters: { id }, body });
    const nia = await StaffVisitor.ofDemo(pair.app.adminUrl, "nia_mod");
    const shown: CaseView = (await nia.must("viewCase", { parameters: { id } })).data;
    expect(shown).to.include({ payerName: name, offerLabel: "no fees, name must match" });
    const entry = shown.entries.find(({ act }) => act === "payer_name");
    expect(entry).to.include({ by: "buyer", text: name, isPrivate: false });
    expect((await view(pair.seller)).disputeCase?.texts).to.deep.equal([]);
    await pair.buyer.must("cancelTrade", { parameters: { id }, body: { status: "dispute_open" } });
  });
});
