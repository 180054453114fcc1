import { SharedRequests } from "../../../src/adapters/http/inbound/shared-requests.ts";
import { noOthers } from "../../support/no-others.ts";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import express from "express";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { eventsPath } from "../../../src/adapters/http/contract/event-stream.ts";
import { eventStream } from "../../../src/adapters/http/inbound/events/event-stream.ts";
import type {
  LiveEvents,
  PublishedEvent,
  Subscriber,
} from "../../../src/application/ports/live-events.ts";
import { EventReader } from "../../support/event-reader.ts";
import { openGate } from "../../support/stub-gate.ts";

const ana: Actor = { traderId: "ana", username: "ana", level: 2, sessionStartedAt: 0 };
const changeAt = (number: number): PublishedEvent => ({
  number,
  aggregate: "trade",
  aggregateId: "t",
  seq: number,
  kind: "paid",
});

describe("a stream while its session cannot be looked up", () => {
  let server: Server;
  let url: string;
  let subscriber: Subscriber | undefined;
  let asked: number;
  /** The results of the next session look-ups: signed in, signed out, or nothing. */
  let answers: (boolean | "unreachable")[];
  /** The events that were published while nobody listened. */
  let missed: readonly PublishedEvent[];
  const events: LiveEvents = {
    subscribe: (_trader, each) => {
      subscriber = each;
      return () => (subscriber = undefined);
    },
    since: async (_trader, number, most) =>
      missed.filter((event) => event.number > number).slice(0, most),
    newest: async () => missed.at(-1)?.number ?? 5,
    place: () => ({ epoch: "one", number: 5 }),
  };
  before(async () => {
    const gate = {
      ...openGate,
      actorOf: async () => ana,
      isStillSignedIn: async () => {
        asked += 1;
        const answer = answers.shift() ?? true;
        if (answer === "unreachable") throw new Error("Query read timeout");
        return answer;
      },
    };
    const streams = new SharedRequests(noOthers).limited("stream", 10);
    const app = express();
    app.get(eventsPath, eventStream({ events, gate, streams }));
    await new Promise<void>((resolve) => {
      server = app.listen(0, "127.0.0.1", () => resolve());
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    asked = 0;
    answers = [];
    missed = [];
  });
  after(() => server.close().closeAllConnections());

  it("stays open, tells nothing meanwhile, and then all of it in order", async () => {
    answers = ["unreachable", "unreachable"];
    const reader = await EventReader.open(url, { cookie: "" });
    expect(await reader.next()).to.include({ event: "open", id: "one-5" });
    const next = reader.next();
    subscriber?.receive(changeAt(6));
    subscriber?.receive(changeAt(7));
    expect(await Promise.race([next, pause(700, "nothing", { ref: false })])).to.equal("nothing");
    expect(await next).to.include({ event: "change", id: "one-6" });
    expect(asked).to.be.at.least(3);
    expect(await reader.next()).to.include({ event: "change", id: "one-7" });
    reader.close();
  });

  it("ends as soon as it is known that the session did, and tells it nothing more", async () => {
    answers = ["unreachable", false];
    const reader = await EventReader.open(url, { cookie: "" });
    await reader.next();
    subscriber?.receive(changeAt(6));
    subscriber?.receive(changeAt(7));
    expect(await reader.next()).to.equal(undefined);
    expect(asked).to.equal(2);
  });

  it("asks no more once its reader left", async () => {
    answers = Array.from({ length: 50 }, () => "unreachable");
    const reader = await EventReader.open(url, { cookie: "" });
    await reader.next();
    subscriber?.receive(changeAt(6));
    while (asked === 0) await pause(5);
    reader.close();
    while (subscriber) await pause(5);
    await pause(1_200);
    const after = asked;
    await pause(1_200);
    expect(asked).to.equal(after).and.be.at.most(3);
  });

  const missedAfter5 = (count: number) =>
    Array.from({ length: count }, (_, at) => changeAt(6 + at));

  it("tells all of what was missed, where it is less than a thousand", async () => {
    missed = missedAfter5(999);
    const reader = await EventReader.open(url, { cookie: "" }, "one-5");
    expect(await reader.next()).to.include({ event: "open", id: "one-5" });
    for (const { number } of missed) {
      expect(await reader.next()).to.include({ event: "change", id: `one-${number}` });
    }
    reader.close();
  });

  it("tells what was missed since the place that a page was served at", async () => {
    missed = missedAfter5(2);
    const reader = await EventReader.open(url, { cookie: "" }, undefined, "one-6");
    expect(await reader.next()).to.include({ event: "open", id: "one-6" });
    expect(await reader.next()).to.include({ event: "change", id: "one-7" });
    reader.close();
  });

  it("has everything read again if more was missed than can be sent", async () => {
    missed = missedAfter5(1_200);
    const reader = await EventReader.open(url, { cookie: "" }, "one-5");
    expect(await reader.next()).to.include({ event: "open", id: "one-1205" });
    expect(await reader.next()).to.include({ event: "reset", id: "one-1205" });
    subscriber?.receive(changeAt(1_206));
    expect(await reader.next()).to.include({ event: "change", id: "one-1206" });
    reader.close();
  });

  it("has everything read again if too much happened to others meanwhile", async () => {
    missed = [changeAt(5 + 100_000)];
    const reader = await EventReader.open(url, { cookie: "" }, "one-5");
    await reader.next();
    expect(await reader.next()).to.include({ event: "change", id: "one-100005" });
    reader.close();
    const later = await EventReader.open(url, { cookie: "" }, "one-4");
    await later.next();
    expect(await later.next()).to.include({ event: "reset", id: "one-100005" });
    later.close();
  });

  it("goes on from the new place, once numbers count anew", async () => {
    const reader = await EventReader.open(url, { cookie: "" }, "one-5");
    await reader.next();
    subscriber?.receive(changeAt(6));
    subscriber?.reset({ epoch: "two", number: 2 });
    subscriber?.receive(changeAt(3));
    expect(await reader.next()).to.include({ event: "change", id: "one-6" });
    expect(await reader.next()).to.include({ event: "reset", id: "two-2" });
    expect(await reader.next()).to.include({ event: "change", id: "two-3" });
    reader.close();
  });
});
