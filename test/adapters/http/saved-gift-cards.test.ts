import { expect } from "chai";
import type { SavedGiftCardView } from "../../../src/adapters/http/contract/gift-card/saved-gift-card.ts";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { faultsOf, offerBody } from "../../support/offer-owners.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const code = "AQ7X-92KLMN-4TZ8";
const body = {
  payment_method: "amazon-gift-card",
  type: "e-card",
  info: "Amazon US, 20 USD",
  code,
};

describe("saved gift cards over HTTP", () => {
  let pair: TradingPair;
  let offer: MyOfferView;
  before(async () => {
    pair = await TradingPair.open();
    const gift = { payment_method: "amazon-gift-card", payment_details: [], flow: "gcc-auto" };
    offer = (await pair.seller.must("createOffer", { body: { ...offerBody, ...gift } })).data;
  });
  after(() => pair.close());
  beforeEach(async () => {
    await pair.app.database.query("DELETE FROM gift_card");
    await pair.app.database.query("DELETE FROM trader_mark");
  });

  const add = async (change: object = {}): Promise<string> =>
    (
      (await pair.buyer.must("addGiftCard", { body: { ...body, ...change } })).data as {
        id: string;
      }
    ).id;
  const cards = async (query: Record<string, string> = {}): Promise<SavedGiftCardView[]> =>
    (await pair.buyer.must("listGiftCards", { query })).data;
  const statuses = async () =>
    Object.fromEntries((await cards()).map(({ id, status }) => [id, status]));
  const start = async (): Promise<{ parameters: { id: string } }> => {
    const order = { offer_id: offer.idHashed, fiat_amount: "20.00" };
    const confirmed = ["RiskyPaymentMethod"];
    const { data } = await pair.buyer.must("startTrade", { body: { ...order, confirmed } });
    return { parameters: { id: (data as TradeView).id } };
  };
  const show = (here: object, id: string) =>
    pair.buyer.call("showCard", { ...here, body: { gift_card_id: id } });
  const cancel = async (here: { parameters: { id: string } }) => {
    const { status }: TradeView = (await pair.buyer.must("viewTrade", here)).data;
    await pair.buyer.must("cancelTrade", { ...here, body: { status } });
  };

  it("are their owner's alone, with no more of the code than its end", async () => {
    const id = await add();
    const [card] = await cards();
    expect(card).to.deep.include({
      id,
      type: "e-card",
      status: "free",
      paymentMethod: { slug: "amazon-gift-card", name: "Amazon gift card" },
      info: body.info,
      codeEnd: "Z8",
      tradeId: null,
    });
    expect(JSON.stringify(await cards())).to.not.include(code);
    expect((await pair.seller.must("listGiftCards")).data).to.deep.equal([]);
    expect(await pair.seller.call("removeGiftCard", { parameters: { id } })).to.include({
      code: "not_found",
    });
    const stored = await pair.app.database.query<{ details: Buffer }>(
      "SELECT details FROM gift_card",
    );
    expect(stored[0]?.details.toString("latin1")).to.not.include("Amazon").and.not.include(code);
    expect(await cards({ "payment-method": "itunes-gift-card" })).to.deep.equal([]);
  });

  it("are refused with what is wrong with them", async () => {
    const wrong = { ...body, payment_method: "wise", info: "a", code: "1" };
    expect(faultsOf(await pair.buyer.call("addGiftCard", { body: wrong }))).to.deep.equal([
      "payment_method unknown",
      "info text_too_short",
      "code text_too_short",
    ]);
    const unreadable = { body: { ...body, info: "Amazon\u0000US" } };
    expect((await pair.buyer.call("addGiftCard", unreadable)).status).to.equal(422);
  });

  it("say that an offer of their owner's pays with them", async () => {
    const id = await add();
    const terms = { payment_method: body.payment_method, payment_details: [], type: "buy" };
    const published = await pair.buyer.must("createOffer", { body: { ...offerBody, ...terms } });
    expect(await statuses()).to.deep.equal({ [id]: "in_offer" });
    const parameters = { hash: (published.data as MyOfferView).idHashed };
    await pair.buyer.must("deleteOffer", { parameters });
    expect(await statuses()).to.deep.equal({ [id]: "free" });
  });

  it("are shown in one trade at a time, and free again once it is cancelled", async () => {
    const [id, other] = [await add(), await add({ info: "Amazon DE, 20 EUR" })];
    const here = await start();
    expect((await show(here, id)).status).to.equal(200);
    const told: TradeView = (await pair.seller.must("viewTrade", here)).data;
    expect(told.giftCard).to.include({ info: body.info, type: "e-card" });
    expect(await statuses()).to.deep.equal({ [id]: "in_use", [other]: "free" });
    expect(await show(here, other)).to.include({ code: "gift_card_not_free" });
    expect((await show(here, id)).status, "again").to.equal(200);
    expect(await statuses(), "what was refused was not shown").to.include({ [other]: "free" });
    const removal = await pair.buyer.call("removeGiftCard", { parameters: { id } });
    expect(removal).to.include({ code: "gift_card_in_use" });
    await pair.seller.must("declineCard", here);
    expect(await statuses()).to.include({ [id]: "free" });
    expect((await show(here, other)).status).to.equal(200);
    expect(await statuses()).to.deep.equal({ [id]: "free", [other]: "in_use" });
    await cancel(here);
    expect(await statuses()).to.deep.equal({ [id]: "free", [other]: "free" });
  });

  it("pay for a trade with their codes, and are used", async () => {
    const id = await add();
    const here = await start();
    const foreign = await pair.seller.call("showCard", { ...here, body: { gift_card_id: id } });
    expect(foreign, "not theirs").to.include({ code: "gift_card_not_free" });
    await show(here, id);
    await pair.seller.must("acceptCard", here);
    expect((await pair.buyer.call("shareCode", { ...here, body: {} })).status).to.equal(200);
    expect(await statuses()).to.deep.equal({ [id]: "in_use" });
    const seen = await pair.seller.must("revealCode", here);
    expect(seen.data).to.deep.equal({ code });
    expect(await statuses()).to.deep.equal({ [id]: "revealed" });
    await pair.seller.must("releaseTrade", { ...here, body: { password: demoPassword } });
    expect(await statuses()).to.deep.equal({ [id]: "used" });
    expect(await cards({ status: "used" })).to.have.lengthOf(1);
    const again = await start();
    expect(await show(again, id)).to.include({ code: "gift_card_not_free" });
    await cancel(again);
  });

  it("share no code of a card that was not shown", async () => {
    await add();
    const here = await start();
    const words = { type: "e-card", info: "Another card, 20 EUR" };
    await pair.buyer.must("showCard", { ...here, body: words });
    await pair.seller.must("acceptCard", here);
    expect(await pair.buyer.call("shareCode", { ...here, body: {} })).to.include({
      code: "gift_card_not_free",
    });
    expect(faultsOf(await pair.buyer.call("showCard", { ...here, body: {} }))).to.deep.equal([
      "info required",
    ]);
    await cancel(here);
  });

  it("are forgotten with their codes when they are deleted", async () => {
    const id = await add();
    await pair.buyer.must("removeGiftCard", { parameters: { id } });
    expect(await cards()).to.deep.equal([]);
    const [gone] = await cards({ status: "deleted" });
    expect(gone).to.deep.include({ id, status: "deleted", codeEnd: null });
    expect(await pair.buyer.call("removeGiftCard", { parameters: { id } })).to.include({
      code: "not_found",
    });
  });

  it("are deleted once by five presses at the same moment, and the others hear that it is gone", async () => {
    const parameters = { id: await add() };
    const pressed = await Promise.all(
      Array.from({ length: 5 }, () => pair.buyer.call("removeGiftCard", { parameters })),
    );
    expect(pressed.map((answer) => answer.code ?? "ok").toSorted()).to.deep.equal([
      ...Array.from({ length: 4 }, () => "not_found"),
      "ok",
    ]);
  });
});
