import { expect } from "chai";
import type { ChatMeta, MessageView } from "../../../src/adapters/http/contract/chat/chat.ts";
import { EventReader } from "../../support/event-reader.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("the chat of a trade over HTTP", () => {
  let pair: TradingPair;
  let id: string;
  before(async () => {
    pair = await TradingPair.open();
  });
  beforeEach(async () => {
    ({ id } = await pair.start());
  });
  after(() => pair.close());

  const read = async (who: "buyer" | "seller", after?: number) => {
    const query = after === undefined ? {} : { after: String(after) };
    const told = await pair[who].must("listMessages", { parameters: { id }, query });
    const messages: MessageView[] = told.data;
    const { meta } = told.body as { meta: ChatMeta };
    return { messages, meta };
  };
  const write = (who: "buyer" | "seller", text: string, key?: string) =>
    pair[who].call("sendMessage", { parameters: { id }, body: { text }, ...(key && { key }) });

  it("brings what one writes to the other, in order, and says whose it is", async () => {
    await write("buyer", "Hello Ana");
    await write("seller", "Hello, from your own account please");
    const { messages, meta } = await read("buyer");
    expect(
      messages.map(({ seq, author, isMine, text }) => [seq, author, isMine, text]),
    ).to.deep.equal([
      [1, "buyer", true, "Hello Ana"],
      [2, "seller", false, "Hello, from your own account please"],
    ]);
    expect(meta.blockReason).to.equal(null);
    expect((await read("seller", 1)).messages.map(({ seq }) => seq)).to.deep.equal([2]);
  });

  it("lets the other side see who is writing and what was read, once it is", async () => {
    const stream = await EventReader.open(pair.app.url, pair.seller);
    const nextSign = async () => {
      let event = await stream.next();
      while (event && event.event !== "sign") event = await stream.next();
      return event?.data;
    };
    expect((await stream.next())?.event).to.equal("open");
    const told = await pair.buyer.must("tellTyping", { parameters: { id } });
    expect(told.data).to.deep.equal({ isTold: true });
    expect(await nextSign()).to.deep.equal({ kind: "typing", aggregateId: id });
    await write("seller", "Hello");
    expect((await read("seller")).meta.partnerLastRead).to.equal(0);
    await read("buyer");
    expect(await nextSign()).to.deep.equal({ kind: "read", aggregateId: id });
    expect((await read("seller")).meta).to.include({
      partnerLastRead: 1,
      partnerLastSeen: "Online",
    });
    // What was read before is told once.
    await read("buyer");
    await pair.buyer.must("tellTyping", { parameters: { id } });
    expect(await nextSign()).to.include({ kind: "typing" });
    stream.close();
  });

  it("keeps text as it is written, and shows no markup of it", async () => {
    const hostile = `<script>alert(1)</script> & "quotes" 🦊 \u202eright\nnext line`;
    await write("buyer", hostile);
    expect((await read("seller")).messages.at(-1)?.text).to.equal(hostile);
  });

  const refused: readonly [string, string, number, string][] = [
    ["nothing", "", 422, "validation"],
    ["blanks", " \n\t ", 422, "message_empty"],
    ["signs that nobody sees", "\u200b\u2060", 422, "message_empty"],
    ["a zero byte", "a\u0000b", 422, "validation"],
    ["a control character", "a\u0007b", 422, "message_unreadable"],
    ["half a pair", "a\ud83e", 422, "message_unreadable"],
    ["too much", "x".repeat(2_501), 422, "message_too_long"],
  ];
  for (const [what, text, status, code] of refused) {
    it(`takes no message of ${what}`, async () => {
      expect(await write("buyer", text)).to.include({ status, code });
      expect((await read("buyer")).messages).to.deep.equal([]);
    });
  }

  it("keeps a message once that is sent again under its key", async () => {
    const first = await write("buyer", "once", "the-same-key");
    const again = await write("buyer", "once", "the-same-key");
    expect(again.data).to.deep.equal(first.data);
    const other = await write("buyer", "twice", "the-same-key");
    expect(other).to.include({ status: 409, code: "key_reused" });
    expect((await read("buyer")).messages).to.have.length(1);
  });

  it("numbers messages without a gap, however many come at once", async () => {
    const texts = Array.from({ length: 24 }, (_, index) => `message ${index}`);
    await Promise.all(texts.map((text, index) => write(index % 2 ? "buyer" : "seller", text)));
    const { messages } = await read("buyer");
    expect(messages.map(({ seq }) => seq)).to.deep.equal(texts.map((_, index) => index + 1));
    expect(messages.map(({ text }) => text)).to.have.members(texts);
  });

  it("is nobody else's", async () => {
    await write("buyer", "between us");
    const stranger = await pair.signIn("kofi_trades");
    const parameters = { id };
    expect(await stranger.call("listMessages", { parameters })).to.include({ status: 404 });
    const told = await stranger.call("sendMessage", { parameters, body: { text: "hello" } });
    expect(told).to.include({ status: 404 });
  });

  it("closes a week after a trade was cancelled, and can still be read", async () => {
    await write("buyer", "sorry");
    await pair.buyer.must("cancelTrade", { parameters: { id }, body: {} });
    expect((await write("seller", "no problem")).status).to.equal(200);
    await pair.app.database.query(
      "UPDATE trade SET closed_at = closed_at - interval '8 days' WHERE id = $1",
      [id],
    );
    expect(await write("seller", "too late")).to.include({ status: 409, code: "chat_blocked" });
    const { messages, meta } = await read("buyer");
    expect(messages).to.have.length(2);
    expect(meta.blockReason).to.equal("ChatBlockedAfterTradeIsCanceled");
  });

  it("keeps what was written apart from the record, under a salted hash", async () => {
    await write("buyer", "a secret");
    const [row] = await pair.app.database.query<{ right: boolean }>(
      `SELECT m.content_hash = sha256(c.salt || convert_to(c.content, 'UTF8')) AS right
         FROM chat_message m JOIN chat_content c USING (trade_id, seq) WHERE trade_id = $1`,
      [id],
    );
    expect(row?.right).to.equal(true);
    await pair.app.database.query("DELETE FROM chat_content WHERE trade_id = $1", [id]);
    expect((await read("buyer")).messages.map(({ text }) => text)).to.deep.equal([""]);
  });
});
