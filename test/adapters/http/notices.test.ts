import { expect } from "chai";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

describe("notices", () => {
  let pair: TradingPair;
  let id: string;
  before(async () => {
    pair = await TradingPair.open();
    ({ id } = await pair.start());
  });
  after(() => pair.close());

  const listed = async (who: Visitor, query: Record<string, string> = {}) => {
    await caughtUp(pair.app.database, "notices");
    const { data, body } = await who.must("listNotices", { query });
    const { meta } = body as { meta: { unread: number; next: number | null } };
    return { notices: data as NoticeView[], ...meta };
  };
  const events = async (who: Visitor) => (await listed(who)).notices.map(({ event }) => event);
  const unread = async (who: Visitor) => (await listed(who)).unread;
  const send = (who: Visitor, text: string) =>
    who.must("sendMessage", { parameters: { id }, body: { text } });

  it("tell the owner of an offer who started a trade, and not who started it", async () => {
    const { notices } = await listed(pair.seller);
    expect(notices).to.have.length(1);
    const [notice] = notices;
    expect(notice).to.deep.include({ event: "trade_started", isRead: false, count: 1 });
    expect(notice?.trade).to.deep.include({
      id,
      mySide: "seller",
      partner: "bruno_costa",
      fiatAmount: "20.00",
      currency: "EUR",
    });
    expect(await events(pair.buyer)).to.deep.equal([]);
  });

  it("say whose turn it is now, and by when", async () => {
    const turnOf = async (who: Visitor) => (await listed(who)).notices[0]?.turn;
    expect((await turnOf(pair.seller))?.isMine).to.equal(false);
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    const { notices } = await listed(pair.seller);
    expect(notices.map(({ event }) => event)).to.deep.equal(["paid", "trade_started"]);
    const [newest, older] = notices;
    expect(newest?.turn?.isMine).to.equal(true);
    expect(Date.parse(newest?.turn?.until ?? "")).to.be.above(Date.now());
    expect(older?.turn).to.equal(null);
  });

  it("count messages that nobody read together, and only for who has to read them", async () => {
    await send(pair.buyer, "I sent it");
    await send(pair.buyer, "Did it arrive?");
    const { notices } = await listed(pair.seller);
    expect(notices.map(({ event }) => event)).to.deep.equal(["message", "paid", "trade_started"]);
    expect(notices[0]).to.deep.include({ count: 2, isRead: false });
    expect(JSON.stringify(notices)).to.not.include("Did it arrive?");
    expect(await events(pair.buyer)).to.deep.equal([]);
  });

  it("of messages are read with the chat", async () => {
    expect(await unread(pair.seller)).to.equal(3);
    await pair.seller.must("listMessages", { parameters: { id } });
    expect(await unread(pair.seller)).to.equal(2);
    await send(pair.buyer, "Once more");
    expect((await events(pair.seller)).slice(0, 2)).to.deep.equal(["message", "message"]);
  });

  it("are read one by one, with their trade, or all up to the newest that was shown", async () => {
    const { notices } = await listed(pair.seller);
    const [newest, , paid] = notices;
    await pair.seller.must("readNotice", { parameters: { id: paid?.id ?? "" } });
    expect(await unread(pair.seller)).to.equal(2);
    const nothing = { up_to: newest?.place ?? 0, trade_id: "Another2345" };
    await pair.seller.must("readNotices", { body: nothing });
    expect(await unread(pair.seller)).to.equal(2);
    const ofTrade = { up_to: newest?.place ?? 0, trade_id: id };
    await pair.seller.must("readNotices", { body: ofTrade });
    expect(await unread(pair.seller), "the message is read with the chat").to.equal(1);
    await pair.seller.must("readNotices", { body: { up_to: (newest?.place ?? 0) - 1 } });
    expect(await unread(pair.seller)).to.equal(1);
    await pair.seller.must("readNotices", { body: { up_to: newest?.place ?? 0 } });
    expect(await unread(pair.seller)).to.equal(0);
  });

  it("are their reader's alone", async () => {
    const { notices } = await listed(pair.seller);
    const parameters = { id: notices[0]?.id ?? "" };
    expect((await pair.buyer.call("readNotice", { parameters })).status).to.equal(404);
    expect((await pair.seller.call("readNotice", { parameters: { id: "no-id" } })).status).to.equal(
      404,
    );
  });

  it("tell the buyer of the release, and both of feedback", async () => {
    const parameters = { id };
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    const feedback = { parameters, body: { type: "positive", text: "Fast and friendly" } };
    await pair.buyer.must("giveFeedback", feedback);
    expect(await events(pair.buyer)).to.deep.equal(["released"]);
    const { notices } = await listed(pair.seller);
    expect(notices[0]).to.deep.include({ event: "feedback_given", turn: null });
  });

  it("are listed page by page, the newest first", async () => {
    await pair.app.database.query(
      `WITH mine AS (
         UPDATE notice_box SET last_place = 100
          WHERE trader_id = (SELECT buyer_id FROM trade WHERE id = $1) RETURNING trader_id)
       INSERT INTO notice (trader_id, place, story, trade_id, seq, at, on_web, on_email)
       SELECT trader_id, place, 'message', $1, place, clock_timestamp(), true, false
         FROM mine, generate_series(50, 70) place`,
      [id],
    );
    const first = await listed(pair.buyer);
    expect(first.notices).to.have.length(20);
    const rest = await listed(pair.buyer, { before: String(first.next) });
    expect(rest.notices.map(({ event }) => event)).to.deep.equal(["message", "released"]);
    expect(rest.next).to.equal(null);
    const places = [...first.notices, ...rest.notices].map(({ place }) => place);
    expect(places).to.deep.equal(places.toSorted((one, other) => other - one));
  });

  it("come through the channels that their reader chose", async () => {
    const settings = async (who: Visitor) =>
      (await who.must("viewNoticeSettings")).data as {
        connected: readonly string[];
        events: readonly { event: string; web: boolean }[];
      };
    const before = await settings(pair.buyer);
    expect(before.connected).to.deep.equal(["web", "email"]);
    expect(before.events.every(({ web }) => web)).to.equal(true);
    const body = { events: [{ event: "message", web: false }] };
    await pair.buyer.must("changeNoticeSettings", { body });
    const after = await settings(pair.buyer);
    expect(after.events.find(({ event }) => event === "message")?.web).to.equal(false);
    const count = async () => (await listed(pair.buyer)).notices[0]?.place;
    const newest = await count();
    await send(pair.seller, "Nobody rings for this");
    expect(await count()).to.equal(newest);
    const wrong = { events: [{ event: "news", web: false }] };
    expect((await pair.buyer.call("changeNoticeSettings", { body: wrong })).status).to.equal(422);
  });
});
