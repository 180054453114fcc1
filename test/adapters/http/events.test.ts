import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { EventReader, type ReadEvent } from "../../support/event-reader.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("the stream of events", () => {
  let pair: TradingPair;
  let readers: EventReader[];
  before(async () => {
    pair = await TradingPair.open();
  });
  beforeEach(() => {
    readers = [];
  });
  afterEach(() => {
    for (const reader of readers) reader.close();
  });
  after(() => pair.close());

  async function open(visitor: Visitor, lastId?: string): Promise<EventReader> {
    const reader = await EventReader.open(pair.app.url, visitor, lastId);
    readers.push(reader);
    return reader;
  }

  /** The next event but those of the bell, which come some moments after what they tell of. */
  const nextOf = async (reader: EventReader): Promise<ReadEvent | undefined> => {
    let event = await reader.next();
    while (event?.data?.aggregate === "notice") event = await reader.next();
    return event;
  };
  const told = (event: ReadEvent | undefined) => {
    const { aggregate, aggregateId, kind, seq } = event?.data ?? {};
    return [aggregate, aggregateId, kind, seq];
  };

  it("notifies both sides of what either does, with ids and kinds only", async () => {
    const [buyers, sellers] = [await open(pair.buyer), await open(pair.seller)];
    for (const reader of [buyers, sellers]) {
      expect(reader.headers.get("content-type")).to.match(/^text\/event-stream/);
      expect(reader.headers.get("cache-control")).to.equal("no-cache, no-transform");
      expect(await nextOf(reader)).to.include({ event: "open" });
    }
    const { id } = await pair.start();
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    const body = { text: "Sent, account ending in 4" };
    await pair.buyer.must("sendMessage", { parameters: { id }, body });
    for (const reader of [buyers, sellers]) {
      const events = [await nextOf(reader), await nextOf(reader), await nextOf(reader)];
      expect(events.map(told)).to.deep.equal([
        ["trade", id, "start", 1],
        ["trade", id, "paid", 2],
        ["chat", id, "message", 1],
      ]);
      expect(JSON.stringify(events)).to.not.include("account");
    }
  });

  it("brings what was missed, once and in order", async () => {
    const reader = await open(pair.seller);
    const { id: from } = (await nextOf(reader)) ?? { id: "" };
    reader.close();
    const { id } = await pair.start();
    await pair.buyer.must("cancelTrade", { parameters: { id }, body: {} });
    await published(id);
    const again = await open(pair.seller, from);
    expect(await nextOf(again)).to.include({ event: "open", id: from });
    expect(told(await nextOf(again))).to.deep.equal(["trade", id, "start", 1]);
    const last = await nextOf(again);
    expect(told(last)).to.deep.equal(["trade", id, "cancel", 2]);
    const third = await open(pair.seller, last?.id);
    await nextOf(third);
    const next = await pair.start();
    expect(told(await nextOf(third))).to.deep.equal(["trade", next.id, "start", 1]);
  });

  it("takes a number without an epoch for one of its own, as earlier builds gave them", async () => {
    const reader = await open(pair.seller);
    const { id: from } = (await nextOf(reader)) ?? { id: "" };
    const { id } = await pair.start();
    await published(id);
    const again = await open(pair.seller, from.split("-")[1]);
    expect(await nextOf(again)).to.include({ event: "open", id: from });
    expect(told(await nextOf(again))).to.deep.equal(["trade", id, "start", 1]);
  });

  it("tells who was at another database to read all again, and then goes on", async () => {
    for (const lastId of ["0123456789ab-1", "999999999", "another-999999999"]) {
      const reader = await open(pair.seller, lastId);
      const [opened, reset] = [await nextOf(reader), await nextOf(reader)];
      expect(opened?.event, lastId).to.equal("open");
      expect(reset, lastId).to.include({ event: "reset", id: opened?.id });
      const { id } = await pair.start();
      expect(told(await nextOf(reader)), lastId).to.deep.equal(["trade", id, "start", 1]);
      await pair.buyer.must("cancelTrade", { parameters: { id }, body: {} });
      await published(id);
    }
  });

  it("tells nobody else", async () => {
    const stranger = await open(await pair.signIn("kofi_trades"));
    await nextOf(stranger);
    const { id } = await pair.start();
    await published(id);
    const nothing = await Promise.race([stranger.next(), pause(500, "nothing", { ref: false })]);
    expect(nothing).to.equal("nothing");
  });

  it("is for those who are signed in, and ends with the session", async () => {
    const anonymous = await open(await Visitor.of(pair.app.url));
    expect(anonymous.status).to.equal(401);
    const leaving = await pair.signIn("bruno_costa");
    const reader = await open(leaving);
    await nextOf(reader);
    await leaving.must("logOut");
    const { id } = await pair.start();
    await published(id);
    expect(await nextOf(reader)).to.equal(undefined);
  });

  it("has no more than ten for one trader", async () => {
    const crowd = await pair.signIn("marta_d");
    const opened = await Promise.all(Array.from({ length: 12 }, () => open(crowd)));
    const statuses = opened.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).to.have.length(10);
    expect(statuses.filter((status) => status === 429)).to.have.length(2);
  });

  it("goes on after the database closed the connection that listens", async () => {
    const reader = await open(pair.seller);
    await nextOf(reader);
    await pair.app.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
    );
    await pause(100);
    const { id } = await pair.start();
    expect(told(await nextOf(reader))).to.deep.equal(["trade", id, "start", 1]);
  });

  it("ends at once when the server stops", async () => {
    const other = await TradingPair.open();
    const reader = await EventReader.open(other.app.url, other.buyer);
    await nextOf(reader);
    const stopping = other.close();
    expect(await Promise.race([reader.next(), pause(4_000, "open", { ref: false })])).to.equal(
      undefined,
    );
    await stopping;
  });

  async function published(tradeId: string): Promise<void> {
    for (;;) {
      const waiting = await pair.app.database.query(
        "SELECT 1 FROM outbox WHERE aggregate_id = $1 AND publish_number IS NULL",
        [tradeId],
      );
      if (waiting.length === 0) return;
      await pause(20);
    }
  }
});
