import { createHash } from "node:crypto";
import { expect } from "chai";
import type { CaseView } from "../../../src/adapters/http/contract/admin/case-views.ts";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { offerBody } from "../../support/offer-owners.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const code = "AQ7X-92KLMN-4TZ8";
const card = { type: "e-card", info: "Amazon US, 20 USD, bought today" };

describe("a trade that is paid with a gift card, over HTTP", () => {
  let pair: TradingPair;
  let offer: MyOfferView;
  let id: string;
  before(async () => {
    pair = await TradingPair.open();
    const body = {
      ...offerBody,
      payment_method: "amazon-gift-card",
      payment_details: [],
      flow: "gcc-auto",
    };
    offer = (await pair.seller.must("createOffer", { body })).data;
  });
  beforeEach(async () => {
    // What the last test left open does not count against this one.
    if (id)
      await pair.buyer.call("cancelTrade", { ...here(), body: { status: (await view()).status } });
    await pair.app.database.query("DELETE FROM trader_mark");
    const started = await pair.buyer.must("startTrade", {
      body: { offer_id: offer.idHashed, fiat_amount: "20.00", confirmed: ["RiskyPaymentMethod"] },
    });
    ({ id } = started.data);
  });
  after(() => pair.close());

  const here = () => ({ parameters: { id } });
  const view = async (who = pair.buyer): Promise<TradeView> =>
    (await who.must("viewTrade", here())).data;
  const show = () => pair.buyer.must("showCard", { ...here(), body: card });
  const share = () => pair.buyer.call("shareCode", { ...here(), body: { code } });
  const reveal = (who: Visitor) => who.call("revealCode", here());
  const paid = async () => {
    await show();
    await pair.seller.must("acceptCard", here());
    expect((await share()).status).to.equal(200);
  };

  it("goes from the card over the seller's yes to the code, which the seller sees", async () => {
    expect((await view()).giftCard).to.deep.equal({
      info: null,
      type: null,
      code: "none",
      mayRead: false,
    });
    expect((await view()).allowedActs).to.not.include("paid");
    expect(await share(), "not before the card is accepted").to.include({ code: "wrong_status" });
    await show();
    const offered = await view(pair.seller);
    expect(offered.status).to.equal("gcc_info_shared");
    expect(offered.giftCard).to.deep.include(card);
    await pair.seller.must("acceptCard", here());
    expect(await reveal(pair.seller), "not before it is shared").to.include({
      code: "wrong_status",
    });
    await share();
    const done = await view(pair.seller);
    expect(done.status).to.equal("paid");
    expect(done.timeline.map(({ status }) => status)).to.include("gcc_code_shared");
    expect(done.giftCard).to.include({ code: "shared", mayRead: true });
    expect((await reveal(pair.seller)).data).to.deep.equal({ code });
    expect((await reveal(pair.seller)).data, "again").to.deep.equal({ code });
    const told = await view();
    expect(told.giftCard).to.include({ code: "revealed", mayRead: false });
    expect(told.timeline.filter(({ act }) => act === "reveal-code")).to.have.lengthOf(1);
    const body = { password: demoPassword };
    const released = await pair.seller.must("releaseTrade", { ...here(), body });
    expect((released.data as TradeView).status).to.equal("released");
    expect((await reveal(pair.seller)).data, "after the release").to.deep.equal({ code });
  });

  it("keeps the code encrypted, and shows it to nobody else, staff included", async () => {
    await paid();
    const stranger = await pair.signIn("kofi_trades");
    expect(await reveal(stranger)).to.include({ status: 404 });
    expect(await reveal(pair.buyer)).to.include({ code: "not_your_act" });
    const kept: unknown = await pair.app.database.query(
      "SELECT content FROM case_content UNION ALL SELECT detail::text FROM trade_event",
    );
    const seen = [kept, await view(), await view(pair.seller)];
    const nia = await StaffVisitor.ofDemo(pair.app.adminUrl, "nia_mod");
    await pair.app.database.query("UPDATE trade SET dispute_available_at = clock_timestamp()");
    await pair.seller.must("openDispute", {
      ...here(),
      body: { dispute_reason_id: 5, dispute_reason_text: "The card was used before." },
    });
    const shown: CaseView = (await nia.must("viewCase", here())).data;
    expect(JSON.stringify(shown)).to.contain(card.info);
    expect(
      shown.entries.some(({ text }) => text !== null && /^[A-Za-z0-9+/=]{60,}$/.test(text)),
    ).to.equal(false);
    expect(JSON.stringify([...seen, shown])).to.not.contain(code);
    expect((await reveal(pair.seller)).status, "in a dispute").to.equal(200);
    await pair.buyer.must("cancelTrade", { ...here(), body: { status: "dispute_open" } });
    expect((await view()).giftCard).to.include({ code: "burnt", mayRead: false });
    expect(await reveal(pair.seller)).to.include({ code: "wrong_status" });
    expect(await reveal(pair.buyer)).to.include({ code: "wrong_status" });
  });

  it("keeps nothing of a repeated command from which its code could be guessed", async () => {
    await show();
    await pair.seller.must("acceptCard", here());
    const shareAs = (typed: string) =>
      pair.buyer.call("shareCode", { ...here(), body: { code: typed }, key: "share-the-code" });
    expect((await shareAs(code)).status).to.equal(200);
    expect((await shareAs(code)).status, "again").to.equal(200);
    expect(await shareAs("another-code"), "another").to.include({ code: "key_reused" });
    const kept = await pair.app.database.query<{ input_hash: string }>(
      "SELECT input_hash FROM idempotency_key WHERE key = 'share-the-code'",
    );
    const said = JSON.stringify(["shareCode", [["id", id]], [["code", code]]]);
    const guessed = createHash("sha256").update(said).digest("hex");
    expect(kept).to.have.lengthOf(1);
    expect(kept[0]?.input_hash)
      .to.match(/^[0-9a-f]{64}$/)
      .and.not.equal(guessed);
  });

  it("gives the code back to a buyer whose seller never saw it", async () => {
    await paid();
    await pair.buyer.must("cancelTrade", { ...here(), body: { status: "paid" } });
    expect((await view()).giftCard).to.include({ code: "returned", mayRead: true });
    expect((await reveal(pair.buyer)).data).to.deep.equal({ code });
    expect(await reveal(pair.seller)).to.include({ code: "not_your_act" });
  });

  it("lets the seller decline a card three times, and either side leave the steps", async () => {
    for (let round = 0; round < 3; round += 1) {
      await show();
      await pair.seller.must("declineCard", here());
    }
    await show();
    expect(await pair.seller.call("declineCard", here())).to.include({ code: "limit_reached" });
    const left = (await pair.seller.must("fallBack", here())).data as TradeView;
    expect(left.flow.type).to.equal("default");
    expect(left.status).to.equal("active_funded");
    expect(await share()).to.include({ code: "wrong_status" });
  });

  it("refuses a card and a code that nobody could read", async () => {
    const invisible = "\u200B\u200B\u200B\u200B";
    const showing = (info: string) =>
      pair.buyer.call("showCard", { ...here(), body: { ...card, info } });
    expect(await showing(invisible)).to.include({ status: 422 });
    expect(await showing("x".repeat(501))).to.include({ code: "text_too_long" });
    await show();
    await pair.seller.must("acceptCard", here());
    const sharing = (typed: string) =>
      pair.buyer.call("shareCode", { ...here(), body: { code: typed } });
    expect(await sharing("A1")).to.include({ code: "text_too_short" });
    expect(await sharing("9".repeat(101))).to.include({ code: "text_too_long" });
    expect((await view()).status).to.equal("gcc_info_accepted");
  });

  it("shares a code once, however often it is sent at the same moment", async () => {
    await show();
    await pair.seller.must("acceptCard", here());
    const sent = await Promise.all([share(), share(), share()]);
    expect(sent.filter(({ status }) => status === 200)).to.not.deep.equal([]);
    const [row] = await pair.app.database.query<{ number: number }>(
      "SELECT count(*)::integer AS number FROM case_text WHERE trade_id = $1 AND kind = 'card_code'",
      [id],
    );
    expect(row?.number).to.equal(1);
  });
});
