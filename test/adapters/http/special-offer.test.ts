import { expect } from "chai";
import type {
  ChatMessageView,
  ThreadMeta,
} from "../../../src/adapters/http/contract/messenger/messenger.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { faultsOf, offerBody } from "../../support/offer-owners.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("special offers over HTTP", () => {
  let pair: TradingPair;
  let seller: Visitor;
  let buyer: Visitor;
  let kofi: Visitor;
  let chatId: string;
  before(async () => {
    pair = await TradingPair.open();
    ({ seller, buyer } = pair);
    kofi = await pair.signIn("kofi_trades");
    const opened = await seller.must("openChat", { body: { username: "bruno_costa" } });
    chatId = (opened.data as { id: string }).id;
  });
  after(() => pair.close());

  const sent = { ...offerBody, partner_id: "bruno_costa" };
  const make = (change: object = {}, headers: Record<string, string> = {}) =>
    seller.call("createSpecialOffer", { body: { ...sent, chat_id: chatId, ...change }, headers });
  const made = async (change: object = {}) => {
    const told = await make(change);
    expect(told).to.include({ status: 200 });
    return told.data as MyOfferView;
  };
  const start = (who: Visitor, id: string, change: object = {}) =>
    who.call("startTrade", { body: { offer_id: id, fiat_amount: "20.00", ...change } });
  const view = (who: Visitor, id: string) => who.call("viewOffer", { parameters: { id } });
  const thread = async (who: Visitor) => {
    const read = await who.must("listChatMessages", { parameters: { id: chatId } });
    return read.body as { data: ChatMessageView[]; meta: ThreadMeta };
  };
  const stateOf = async (id: string) =>
    (await thread(buyer)).meta.specialOffers.find(({ idHashed }) => idHashed === id)?.state;
  const pass = (id: string) =>
    pair.app.database.query("UPDATE offer SET special_until = clock_timestamp() WHERE id = $1", [
      id,
    ]);

  it("are made with the fields of offers, for the other person of a chat", async () => {
    const wrong = await make({ currency: "XXX", range_min: "" });
    expect(faultsOf(wrong)).to.include("currency unknown");
    expect(faultsOf(await make({ partner_id: "kofi_trades" }))).to.deep.equal([
      "partner_id unknown",
    ]);
    expect(await make({ chat_id: "nochatnochat" })).to.include({ status: 404 });
    const stranger = await kofi.call("createSpecialOffer", { body: { ...sent, chat_id: chatId } });
    expect(stranger).to.include({ status: 404 });
  });

  it("lock the price of their first moment, and are shown by a card to the two alone", async () => {
    const offer = await made();
    expect(offer).to.include({ margin: null, isActive: false });
    const { data, meta } = await thread(buyer);
    expect(data.at(-1)).to.deep.include({ text: "", offerId: offer.idHashed, author: "partner" });
    expect(meta.specialOffers[0]).to.deep.include({
      idHashed: offer.idHashed,
      isMine: false,
      offerType: "sell",
      state: "open",
      price: offer.fixedPrice,
      fiatAmountRangeMin: "20.00",
    });
    expect((await view(buyer, offer.idHashed)).status).to.equal(200);
    for (const who of [kofi, await Visitor.of(pair.app.url)]) {
      expect((await view(who, offer.idHashed)).status).to.equal(404);
    }
    expect((await start(kofi, offer.idHashed)).code).to.equal("offer_not_active");
    const favorite = { parameters: { id: offer.idHashed } };
    expect((await kofi.call("addFavorite", favorite)).status).to.equal(404);
  });

  it("are in no list, neither of the market nor of their owner", async () => {
    const { idHashed: id } = await made();
    const market = await buyer.must("listOffers", {
      query: { type: "buy", crypto_currency_id: "8", currency: "EUR" },
    });
    const mine = await seller.must("listMyOffers", { query: { type: "sell" } });
    const active = await buyer.must("listActiveOffers", { parameters: { username: "ana_lima" } });
    for (const listed of [market, mine, active]) {
      expect(JSON.stringify(listed.body)).to.not.include(id);
    }
  });

  it("are taken once, whatever is tried at the same time", async () => {
    const { idHashed: id } = await made();
    const told = await Promise.all([1, 2, 3].map(() => start(buyer, id)));
    expect(told.filter(({ status }) => status === 200)).to.have.length(1);
    const refused = told.filter(({ status }) => status !== 200).map(({ code }) => code);
    expect(refused).to.deep.equal(["offer_not_active", "offer_not_active"]);
    expect(await stateOf(id)).to.equal("taken");
  });

  it("end with their day, and when their owner withdraws them", async () => {
    const [late, gone] = [await made(), await made()];
    await pass(late.idHashed);
    await seller.must("deleteOffer", { parameters: { hash: gone.idHashed } });
    expect((await start(buyer, late.idHashed)).code).to.equal("offer_not_active");
    expect((await start(buyer, gone.idHashed)).status).to.equal(404);
    expect((await view(buyer, late.idHashed)).status).to.equal(404);
    expect(await stateOf(late.idHashed)).to.equal("expired");
    expect(await stateOf(gone.idHashed)).to.equal("withdrawn");
  });

  it("are never changed, switched on or opened to others", async () => {
    const { idHashed: hash, offerVersion: offer_version } = await made();
    const parameters = { hash };
    const told = [
      await seller.call("switchOffer", {
        parameters,
        body: { new_status: "active", offer_version },
      }),
      await seller.call("changeOfferFixedPrice", {
        parameters,
        body: { new_fixed_price: "50000", offer_version },
      }),
      await seller.call("changeOfferAmount", {
        parameters,
        body: { range_min: "20", range_max: "400", offer_version },
      }),
      await seller.call("editOffer", {
        parameters: { id: hash },
        body: { ...offerBody, offer_version },
      }),
    ];
    expect(told.map(({ status }) => status)).to.deep.equal([404, 404, 404, 404]);
    await seller.must("switchAllOffers", { body: { new_status: "active" } });
    expect((await view(kofi, hash)).status).to.equal(404);
    expect((await view(buyer, hash)).status).to.equal(200);
  });

  it("are stored and shown once under their key", async () => {
    const key = { "Idempotency-Key": "one-special-offer" };
    const told = await Promise.all([1, 2].map(() => make({}, key)));
    const ids = told.map(({ data }) => (data as MyOfferView).idHashed);
    expect(new Set(ids).size).to.equal(1);
    const { data } = await thread(buyer);
    expect(data.filter(({ offerId }) => offerId === ids[0])).to.have.length(1);
    expect((await make({ label: "other" }, key)).code).to.equal("key_reused");
  });

  it("tell the addressed person, and list as an offer in the list of chats", async () => {
    await made();
    await caughtUp(pair.app.database, "notices");
    const { data } = await buyer.must("listNotices", {});
    expect((data as NoticeView[]).map(({ event }) => event)).to.include("special_offer");
    const { body } = await buyer.must("listChats", {});
    const [first] = (body as { data: { lastMessage: object }[] }).data;
    expect(first?.lastMessage).to.deep.include({ text: "", isOffer: true, isMine: false });
  });

  it("count among their owner's active offers while they are open", async () => {
    const answer = { parameters: { id: chatId }, body: { text: "Go on" } };
    await buyer.must("sendChatMessage", answer);
    let offers = 0;
    for (; offers < 20 && (await make()).status === 200; offers += 1);
    expect(await make()).to.include({ status: 409, code: "too_many_active_offers" });
    const open = (await thread(seller)).meta.specialOffers.find(({ state }) => state === "open");
    await seller.must("deleteOffer", { parameters: { hash: open?.idHashed ?? "" } });
    await made();
  });

  it("go to nobody who does not take messages", async () => {
    await buyer.must("changeRelation", {
      parameters: { username: "ana_lima" },
      body: { action: "blocked" },
    });
    expect(await make()).to.include({ code: "chat_blocked" });
  });
});
