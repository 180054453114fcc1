import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { TradeCard } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { EventReader } from "../../support/event-reader.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("waiting for active trades", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());

  const ask = async (query: Record<string, string> = {}) => {
    const told = await pair.seller.must("listActiveTrades", { query });
    const { meta } = told.body as { meta: { number: number } };
    const cards: TradeCard[] = told.data;
    return { cards, after: String(meta.number) };
  };

  it("is answered as soon as the other side does something", async () => {
    const { after } = await ask();
    const waiting = ask({ wait: "60", after });
    const early = await Promise.race([waiting, pause(300, "waits", { ref: false })]);
    expect(early).to.equal("waits");
    const { id } = await pair.start();
    expect((await waiting).cards.map((card) => card.id)).to.include(id);
  });

  it("is answered at once when something happened since the last answer", async () => {
    const { after } = await ask();
    const { id } = await pair.start();
    expect((await ask({ wait: "60", after })).cards.map((card) => card.id)).to.include(id);
  });

  it("is answered at once with a number that nobody gave yet, as after a restore", async () => {
    const { after } = await ask();
    const told = await ask({ wait: "60", after: String(Number(after) + 1_000) });
    expect(Number(told.after))
      .to.be.at.least(Number(after))
      .and.below(Number(after) + 1_000);
  });

  it("is answered with the same when the time is over", async () => {
    await pause(300);
    const { after, cards } = await ask();
    const later = await ask({ wait: "1", after });
    expect(later.cards.map(({ id }) => id)).to.deep.equal(cards.map(({ id }) => id));
  });

  it("waits ten times for one person, and no more; others are not counted", async () => {
    const { after } = await ask();
    const query = { wait: "60", after };
    const polls = Array.from({ length: 11 }, () => pair.seller.call("listActiveTrades", { query }));
    const refused = await Promise.any(
      polls.map(async (poll) => {
        const told = await poll;
        return told.status === 429 ? told : Promise.reject(new Error("It waited"));
      }),
    );
    expect(refused.headers.get("retry-after")).to.equal("60");
    const other = await pair.buyer.call("listActiveTrades", { query: { wait: "1", after } });
    expect(other).to.include({ status: 200 });
    await pair.start();
    const statuses = (await Promise.all(polls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).to.have.length(10);
    await pair.seller.must("listActiveTrades", { query: { wait: "1", after } });
  });

  it("and streams, too, are limited in all processes together", async () => {
    const beside = await pair.app.startBeside();
    const readers: EventReader[] = [];
    for (let count = 0; count < 10; count += 1) {
      readers.push(await EventReader.open(count < 6 ? pair.app.url : beside.url, pair.buyer));
    }
    expect(readers.map(({ status }) => status)).to.deep.equal(Array(10).fill(200));
    for (const url of [pair.app.url, beside.url]) {
      expect(await EventReader.open(url, pair.buyer)).to.include({ status: 429 });
    }
    // What a process gives back when it stops.
    await beside.stop();
    expect(await EventReader.open(pair.app.url, pair.buyer)).to.include({ status: 200 });
    for (const reader of readers) reader.close();
  });

  it("keeps the connection for longer than it waits, and only for this request", async () => {
    const sockets = new Map<string, Socket>();
    const started = "http.server.request.start";
    const note = (message: unknown) => {
      const { request } = message as { request: IncomingMessage };
      sockets.set((request.url ?? "").split("?")[1] ?? "", request.socket);
    };
    const limitOf = (query: string) => sockets.get(query)?.timeout ?? 0;
    diagnostics.subscribe(started, note);
    const { after } = await ask();
    const waiting = ask({ wait: "60", after });
    // The handler sets it when it begins to wait.
    while (limitOf(`wait=60&after=${after}`) !== 75_000) await pause(20);
    await pair.start();
    await waiting;
    await ask({ wait: "0" });
    diagnostics.unsubscribe(started, note);
    expect(limitOf("wait=0")).to.be.within(1, 60_000);
  });

  it("waits for nobody longer than a minute", async () => {
    for (const wait of ["61", "-1", "1.5", "long"]) {
      const told = await pair.seller.call("listActiveTrades", { query: { wait } });
      expect(told, wait).to.include({ status: 422, code: "validation" });
    }
  });
});
