import { expect } from "chai";
import type {
  ChatMessageView,
  ChatView,
  ThreadMeta,
} from "../../../src/adapters/http/contract/messenger/messenger.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import { audiences } from "../../../src/domain/account/audience.ts";
import { mostUnanswered } from "../../../src/domain/messenger/person-chat.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { EventReader } from "../../support/event-reader.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("the messenger over HTTP", () => {
  let pair: TradingPair;
  let kofi: Visitor;
  let mina: Visitor;
  before(async () => {
    pair = await TradingPair.open();
    kofi = await pair.signIn("kofi_trades");
    mina = await Visitor.of(pair.app.url);
    await mina.register("mina_reads");
  });
  after(() => pair.close());

  const open = (who: Visitor, username: string) => who.call("openChat", { body: { username } });
  const idOf = async (who: Visitor, username: string): Promise<string> =>
    ((await who.must("openChat", { body: { username } })).data as { id: string }).id;
  const write = (who: Visitor, id: string, text: string, headers: Record<string, string> = {}) =>
    who.call("sendChatMessage", { parameters: { id }, body: { text }, headers });
  const read = async (who: Visitor, id: string, sent: object = {}) => {
    const { body } = await who.must("listChatMessages", { parameters: { id }, ...sent });
    return body as { data: ChatMessageView[]; meta: ThreadMeta };
  };
  const list = async (who: Visitor, query: Record<string, string> = {}) => {
    const { body } = await who.must("listChats", { query });
    return body as { data: ChatView[]; meta: { total: number; unreadChats: number } };
  };
  const accept = (who: Visitor, audience: string) =>
    who.must("changeMessengerProfile", { body: { accept_chat_messages: audience } });
  const relate = (who: Visitor, username: string, action: string) =>
    who.must("changeRelation", { parameters: { username }, body: { action } });
  const background = { headers: { "X-Background": "1" } };

  it("keeps who may write, as the settings do", async () => {
    for (const audience of audiences) {
      expect((await accept(mina, audience)).data).to.deep.equal({ accept_chat_messages: audience });
      const told: { accept_chat_messages: string } = (await mina.must("viewMessengerProfile")).data;
      expect(told.accept_chat_messages).to.equal(audience);
      const settings: { accept_chat_messages: string } = (await mina.must("viewSettings")).data;
      expect(settings.accept_chat_messages).to.equal(audience);
    }
    const wrong = await mina.call("changeMessengerProfile", {
      body: { accept_chat_messages: "friends" },
    });
    expect(wrong).to.include({ status: 422, code: "validation" });
    await accept(mina, "everyone");
  });

  it("opens one chat for two people, whoever asks and however often", async () => {
    expect(await open(mina, "nobody_here")).to.include({ status: 404 });
    expect(await open(mina, "Mina_Reads")).to.include({ status: 409, code: "own_chat" });
    const opened = await Promise.all([
      open(mina, "kofi_trades"),
      open(kofi, "mina_reads"),
      open(mina, "KOFI_trades"),
    ]);
    const ids = opened.map(({ data }) => (data as { id: string }).id);
    expect(new Set(ids).size).to.equal(1);
    expect(opened[0]?.data).to.deep.equal({
      id: ids[0],
      chatUrl: `/messenger/${ids[0] ?? ""}`,
      availability: "chat_exists",
    });
  });

  it("carries messages as they were written, to the two alone", async () => {
    const id = await idOf(mina, "kofi_trades");
    const hostile = "<img src=x onerror=alert(1)>\n\u202Eabc";
    expect(await write(mina, id, hostile)).to.include({ status: 200 });
    for (const who of [pair.buyer, pair.seller]) {
      expect(await who.call("listChatMessages", { parameters: { id } })).to.include({
        status: 404,
      });
      expect(await write(who, id, "Let me in")).to.include({ status: 404 });
    }
    const { data, meta } = await read(kofi, id);
    expect(data.map(({ seq, author, text }) => [seq, author, text])).to.deep.equal([
      [1, "partner", hostile],
    ]);
    expect(meta).to.deep.include({ tradeId: null, blockReason: null, refusal: null });
    expect(meta.partner.username).to.equal("mina_reads");
    for (const [text, code] of [
      [" \u200b ", "message_empty"],
      ["x".repeat(2_501), "message_too_long"],
    ] as const) {
      expect(await write(mina, id, text)).to.include({ status: 422, code });
    }
  });

  it("sends a message once under its key, and numbers concurrent ones without a gap", async () => {
    const id = await idOf(mina, "kofi_trades");
    const keyed = { "Idempotency-Key": "one-message-1" };
    const told = await Promise.all([1, 2, 3].map(() => write(kofi, id, "Hello Mina", keyed)));
    expect(told.map(({ data }) => data)).to.deep.equal([{ seq: 2 }, { seq: 2 }, { seq: 2 }]);
    expect(await write(kofi, id, "Something else", keyed)).to.include({ code: "key_reused" });
    await Promise.all([3, 4, 5, 6].map((each) => write(mina, id, `Message ${String(each)}`)));
    const { data } = await read(kofi, id, { query: { after: "2" }, ...background });
    expect(data.map(({ seq }) => seq)).to.deep.equal([3, 4, 5, 6]);
  });

  it("counts what is unread until a person reads it", async () => {
    const id = await idOf(mina, "kofi_trades");
    const unread = async () => (await list(kofi)).data.find((each) => each.id === id)?.unread;
    expect(await unread()).to.equal(4);
    await read(kofi, id, background);
    expect(await unread()).to.equal(4);
    expect((await list(kofi)).meta.unreadChats).to.equal(1);
    await read(kofi, id);
    expect(await unread()).to.equal(0);
    expect((await list(kofi)).meta.unreadChats).to.equal(0);
    expect((await list(mina)).data[0]).to.deep.include({ id, unread: 1, tradeId: null });
  });

  it("lists the chat of a trade with those of people, found by a part of the name", async () => {
    const { id: tradeId } = await pair.start();
    const started = await pair.buyer.must("startTradeChat", { parameters: { id: tradeId } });
    expect(started.data).to.deep.equal({
      id: tradeId,
      chatUrl: `/messenger/${tradeId}`,
      availability: "chat_create_is_allowed",
    });
    expect(await kofi.call("startTradeChat", { parameters: { id: tradeId } })).to.include({
      status: 404,
    });
    await write(pair.buyer, tradeId, "In the trade");
    const id = await idOf(pair.buyer, "kofi_trades");
    await write(pair.buyer, id, "Beside the trade");
    const chats = await list(pair.buyer);
    expect(chats.data.slice(0, 2).map((each) => [each.id, each.tradeId])).to.deep.equal([
      [id, null],
      [tradeId, tradeId],
    ]);
    expect(chats.data[1]?.lastMessage).to.include({ text: "In the trade", isMine: true });
    const found = await list(pair.buyer, { search: "LIM" });
    expect(found.data.map(({ partner }) => partner.username)).to.include("ana_lima");
    expect(found.data.map(({ partner }) => partner.username)).to.not.include("kofi_trades");
    expect((await list(pair.buyer, { search: "_" })).data.length).to.be.above(0);
    expect((await list(pair.buyer, { search: "a_l_ma" })).data).to.deep.equal([]);
    const wild = await pair.buyer.call("listChats", { query: { search: "%" } });
    expect(wild).to.include({ status: 422, code: "validation" });
    const thread = await read(pair.seller, tradeId);
    expect(thread.meta).to.include({ tradeId });
    expect(thread.data.at(-1)).to.include({ author: "partner", text: "In the trade" });
    const again = await pair.buyer.must("startTradeChat", { parameters: { id: tradeId } });
    expect(again.data).to.include({ availability: "chat_exists" });
  });

  it("takes messages only where both accept them", async () => {
    const id = await idOf(mina, "kofi_trades");
    for (const audience of ["nobody", "trusted_only", "trusted_and_trade_partners"]) {
      await accept(kofi, audience);
      expect(await write(mina, id, "Are you there?"), audience).to.include({
        status: 409,
        code: "chat_blocked",
      });
      expect((await read(mina, id)).meta).to.include({
        blockReason: "ChatBlocked",
        refusal: "chat_blocked",
      });
      expect(await write(kofi, id, "I am"), audience).to.include({ code: "chat_own_setting" });
    }
    await relate(kofi, "mina_reads", "trusted");
    expect(await write(mina, id, "Are you there now?")).to.include({ status: 200 });
    await relate(kofi, "mina_reads", "untrusted");
    await accept(kofi, "everyone");
  });

  it("ends both ways with a block, and stays readable", async () => {
    const id = await idOf(mina, "kofi_trades");
    await relate(kofi, "mina_reads", "blocked");
    expect(await write(mina, id, "Why?")).to.include({ status: 409, code: "chat_blocked" });
    expect(await write(kofi, id, "Because")).to.include({ status: 409, code: "chat_own_block" });
    expect((await read(mina, id)).data).to.not.deep.equal([]);
    expect(await open(mina, "kofi_trades")).to.include({ status: 200 });
    await relate(kofi, "mina_reads", "unblocked");
    await relate(pair.seller, "mina_reads", "blocked");
    expect(await open(mina, "ana_lima")).to.include({ status: 409, code: "chat_blocked" });
    await relate(pair.seller, "mina_reads", "unblocked");
  });

  it("lets nobody flood a person who does not answer", async () => {
    const id = await idOf(mina, "ana_lima");
    for (let count = 0; count < mostUnanswered; count += 1) {
      expect(await write(mina, id, `Number ${String(count)}`)).to.include({ status: 200 });
    }
    expect(await write(mina, id, "One more")).to.include({ status: 409, code: "chat_unanswered" });
    await write(pair.seller, id, "Now I am here");
    expect(await write(mina, id, "One more")).to.include({ status: 200 });
  });

  it("opens thirty chats a day for one person", async () => {
    const id = await idOf(kofi, "ana_lima");
    expect(id).to.be.a("string");
    await pair.app.database.query(
      `INSERT INTO attempt (subject, at, forgotten_at)
       SELECT sha256(convert_to('new-chat ' || id, 'UTF8')),
              array_fill(clock_timestamp(), ARRAY[30]),
              clock_timestamp() + interval '1 day' FROM trader
        WHERE username = 'kofi_trades'
       ON CONFLICT (subject) DO UPDATE SET at = excluded.at`,
    );
    const more = await Visitor.of(pair.app.url);
    await more.register("more_people");
    expect(await open(kofi, "more_people")).to.include({ status: 429, code: "rate_limited" });
    expect(await open(kofi, "ana_lima")).to.include({ status: 200 });
  });

  it("tells both by the stream, without what was written", async () => {
    const id = await idOf(mina, "kofi_trades");
    const reader = await EventReader.open(pair.app.url, kofi);
    await reader.next();
    await write(mina, id, "The secret word");
    let event = await reader.next();
    // The bell's, of messages before.
    while (event?.data?.aggregate === "notice") event = await reader.next();
    expect(event?.data).to.deep.include({
      aggregate: "messenger",
      aggregateId: id,
      kind: "message",
    });
    expect(JSON.stringify(event)).to.not.include("secret");
    reader.close();
  });

  it("is told by one notice for all unread messages, which goes with the reading", async () => {
    const id = await idOf(mina, "kofi_trades");
    const notices = async () => {
      await caughtUp(pair.app.database, "notices");
      const { data } = await kofi.must("listNotices", {});
      return (data as NoticeView[]).filter(({ chat, isRead }) => chat?.id === id && !isRead);
    };
    await read(kofi, id);
    expect(await notices()).to.deep.equal([]);
    await write(mina, id, "First");
    await write(mina, id, "Second");
    const [notice, ...others] = await notices();
    expect(others).to.deep.equal([]);
    expect(notice).to.deep.include({
      event: "chat_message",
      count: 2,
      trade: null,
      chat: { id, partner: "mina_reads" },
    });
    await read(kofi, id);
    expect(await notices()).to.deep.equal([]);
  });
});
