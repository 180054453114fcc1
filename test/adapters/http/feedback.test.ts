import { expect } from "chai";
import type { TradeFeedbackView } from "../../../src/adapters/http/contract/feedback/feedback.ts";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor, type Told } from "../../support/visitor.ts";

describe("feedback over HTTP", () => {
  let app: TestApp;
  let buyer: Visitor;
  let seller: Visitor;
  let id: string;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    [buyer, seller] = [
      await Visitor.ofDemo(app.url, "bruno_costa"),
      await Visitor.ofDemo(app.url, "ana_lima"),
    ];
  });
  beforeEach(async () => {
    const body = { offer_id: (await offerOfAna()).idHashed, fiat_amount: "20.00" };
    const started: TradeView = (await buyer.must("startTrade", { body })).data;
    ({ id } = started);
  });
  after(() => app.stop());

  async function offerOfAna(): Promise<OfferCard> {
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
    const offers: OfferCard[] = (await buyer.must("listOffers", { query })).data;
    const found = offers.find(({ owner }) => owner.username === "ana_lima");
    if (!found) throw new Error("Ana sells nothing");
    return found;
  }

  async function release(): Promise<void> {
    const parameters = { id };
    await buyer.must("markTradePaid", { parameters, body: {} });
    await seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
  }

  const give = (who: Visitor, body: unknown, key?: string) =>
    who.call("giveFeedback", { parameters: { id }, body, ...(key && { key }) });
  const reply = (who: Visitor, text: string) =>
    who.call("replyToFeedback", { parameters: { id }, body: { text } });
  const messageOf = ({ body }: Told) =>
    (body as { error: { serverErrorMessage?: string } }).error.serverErrorMessage;
  const feedback = async (who: Visitor): Promise<TradeFeedbackView> =>
    (await who.must("viewFeedback", { parameters: { id } })).data;
  const trade = async (): Promise<TradeView> =>
    (await buyer.must("viewTrade", { parameters: { id } })).data;

  it("is given by both after the release, changed, answered, and counted on the offer", async () => {
    await release();
    const closed = await feedback(buyer);
    expect(closed).to.include({ given: null, received: null, canGive: true, canReply: false });
    expect(Date.parse(closed.until ?? "")).to.be.greaterThan(Date.now());

    const first = await give(buyer, { type: "positive", text: "Quick <b>release</b>" });
    expect(first.data).to.deep.nested.include({
      "given.type": "positive",
      "given.text": "Quick <b>release</b>",
      "given.reply": null,
    });
    const told = await trade();
    expect(told.status).to.equal("feedback_updated");
    expect(told.timeline.map(({ act }) => act)).to.deep.equal([
      "start",
      "details-read",
      "paid",
      "release",
      "first-feedback",
    ]);
    expect((await give(seller, { type: "positive" })).status).to.equal(200);
    expect((await trade()).timeline).to.have.length(5);
    expect((await offerOfAna()).owner).to.include({ feedbackPositive: 1, feedbackNegative: 0 });

    expect((await reply(seller, "Any time")).data).to.include({ canReply: false });
    await give(buyer, { type: "negative", text: "He took it back" });
    expect((await feedback(seller)).received).to.include({
      type: "negative",
      text: "He took it back",
      reply: "Any time",
    });
    expect(await feedback(buyer)).to.include({ canGive: true, canReply: true });
    expect((await offerOfAna()).owner).to.include({ feedbackPositive: 0, feedbackNegative: 1 });
  });

  it("does not exist for a stranger", async () => {
    await release();
    await give(buyer, { type: "positive" });
    const stranger = await Visitor.ofDemo(app.url, "kofi_trades");
    for (const answer of [
      await stranger.call("viewFeedback", { parameters: { id } }),
      await give(stranger, { type: "negative" }),
      await reply(stranger, "Hi"),
    ]) {
      expect(answer).to.include({ status: 404, code: "not_found" });
    }
    const nobody = await Visitor.of(app.url);
    const asked = await nobody.call("viewFeedback", { parameters: { id } });
    expect(asked).to.include({ status: 401 });
  });

  it("is not possible before the release", async () => {
    const early = await give(buyer, { type: "positive" });
    expect(early).to.include({ status: 409, code: "feedback_not_possible" });
    expect(messageOf(early)).to.be.a("string");
    expect(await feedback(buyer)).to.include({ canGive: false, until: null });
    expect(await reply(seller, "Hi")).to.include({ status: 409, code: "nothing_to_reply_to" });
    await buyer.must("cancelTrade", { parameters: { id }, body: {} });
  });

  it("is answered once", async () => {
    await release();
    await give(buyer, { type: "positive" });
    expect((await reply(seller, "Thank you")).status).to.equal(200);
    const again = await reply(seller, "Thank you again");
    expect(again).to.include({ status: 409, code: "already_replied" });
    expect(messageOf(again)).to.equal("You have already replied.");
  });

  it("is given once under one key", async () => {
    await release();
    const said = { type: "positive", text: "Quick" };
    expect((await give(buyer, said, "my-feedback")).status).to.equal(200);
    expect((await give(buyer, said, "my-feedback")).status).to.equal(200);
    const other = await give(buyer, { type: "negative" }, "my-feedback");
    expect(other).to.include({ status: 409, code: "key_reused" });
  });

  it("is refused where its word or text is none, and then nothing is kept", async () => {
    await release();
    const refused: readonly [unknown, string][] = [
      [{}, "validation"],
      [{ type: "neutral" }, "validation"],
      [{ type: "positive", text: 5 }, "validation"],
      [{ type: "positive", stars: 5 }, "validation"],
      [{ type: "positive", text: "x".repeat(251) }, "feedback_too_long"],
      [{ type: "positive", text: "a\u0007b" }, "feedback_unreadable"],
    ];
    for (const [body, code] of refused) {
      expect(await give(buyer, body)).to.include({ status: 422, code });
    }
    expect((await feedback(buyer)).given).to.equal(null);
    expect((await trade()).status).to.equal("released");
    expect((await give(buyer, { type: "positive", text: "" })).status).to.equal(200);
    expect((await feedback(buyer)).given).to.include({ text: "" });
  });
});
