import { expect } from "chai";
import type { TradeCard } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

describe("a message that was not read", () => {
  let pair: TradingPair;
  /** A trade that is the buyer's turn. */
  let id: string;
  before(async () => {
    pair = await TradingPair.open();
    ({ id } = await pair.start());
  });
  after(() => pair.close());

  async function active(who: Visitor) {
    const told = await who.must("listActiveTrades", {});
    const { meta } = told.body as { meta: { alarmedTrades: readonly string[] } };
    const cards = told.data as readonly TradeCard[];
    const card = cards.find((each) => each.id === id);
    return { alarmed: meta.alarmedTrades.includes(id), unread: card?.hasUnreadMessages };
  }
  const write = (who: Visitor, text: string) =>
    who.must("sendMessage", { parameters: { id }, body: { text } });
  const read = (who: Visitor, after?: string, headers: Record<string, string> = {}) =>
    who.must("listMessages", {
      parameters: { id },
      ...(after !== undefined && { query: { after } }),
      headers,
    });

  it("alarms who has to read it, and not who wrote it", async () => {
    expect(await active(pair.seller)).to.deep.equal({ alarmed: false, unread: false });
    await write(pair.buyer, "On my way to the bank");
    expect(await active(pair.seller)).to.deep.equal({ alarmed: true, unread: true });
    expect(await active(pair.buyer)).to.deep.include({ unread: false });
  });

  it("is not read by a page that looks by itself", async () => {
    await read(pair.seller, undefined, { "X-Background": "1" });
    expect(await active(pair.seller)).to.deep.include({ alarmed: true });
  });

  it("is read by who reads the chat, or says that they have it", async () => {
    await read(pair.seller);
    expect(await active(pair.seller)).to.deep.equal({ alarmed: false, unread: false });
    await write(pair.buyer, "It is done");
    expect(await active(pair.seller)).to.deep.include({ unread: true });
    await read(pair.seller, "2");
    expect(await active(pair.seller)).to.deep.include({ unread: false });
  });

  it("that nobody wrote yet cannot be read ahead", async () => {
    await read(pair.seller, "99");
    await write(pair.buyer, "Here is more");
    expect(await active(pair.seller)).to.deep.include({ unread: true });
    await read(pair.seller, "1");
    expect(await active(pair.seller)).to.deep.include({ unread: false });
  });

  it("stays unread for a stranger's reading", async () => {
    await write(pair.buyer, "One more");
    const stranger = await pair.signIn("kofi_trades");
    const told = await stranger.call("listMessages", { parameters: { id } });
    expect(told).to.include({ status: 404 });
    expect(await active(pair.seller)).to.deep.include({ unread: true });
  });
});
