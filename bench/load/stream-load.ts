import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { HttpConnection } from "./http-connection.ts";
import type { EventJob, MessageJob, StreamJob } from "./jobs.ts";
import { Meter, type Measured } from "./measured.ts";
import { sessionToken } from "./people.ts";
import { sessionHeaders } from "./session-headers.ts";

/** How many streams are opened at once. */
const together = 100;
/** How often a stream is asked for; the server has a limit of requests that wait. */
const mostAttempts = 20;
/** After this long an event counts as lost, in milliseconds. */
const lostAfterMs = 10_000;

/** One browser that listens. */
class Listener {
  readonly #socket: Socket;
  #text = "";
  #heard: (() => void)[] = [];

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => this.#take(String(chunk)));
    socket.on("error", () => undefined);
  }

  /** Resolves once the server says that the stream is open; one that it refuses is asked for again. */
  static async open(url: URL, traderId: string): Promise<Listener> {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const listener = await Listener.#ask(url, traderId);
      if (listener) return listener;
      await pause(1_000);
    }
    throw new Error("A stream is refused");
  }

  static async #ask(url: URL, traderId: string): Promise<Listener | undefined> {
    const socket = connect(Number(url.port), url.hostname);
    await once(socket, "connect");
    const listener = new Listener(socket);
    const isOpen = listener.next().then(() => listener);
    const isRefused = once(socket, "close").then(() => undefined);
    socket.write(
      `GET /rest/v1/events HTTP/1.1\r\nHost: ${url.host}\r\n` +
        `Cookie: __Host-session=${sessionToken(traderId)}\r\nAccept: text/event-stream\r\n\r\n`,
    );
    return Promise.race([isOpen, isRefused]);
  }

  /** The next event of the stream, whatever it is. */
  next(): Promise<void> {
    return new Promise((resolve) => this.#heard.push(resolve));
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: string): void {
    this.#text += chunk;
    if (/^HTTP\/1\.1 [45]/.test(this.#text)) this.#socket.destroy();
    for (let end = this.#text.indexOf("\n\n"); end >= 0; end = this.#text.indexOf("\n\n")) {
      const isEvent = this.#text.slice(0, end).includes("data: ");
      this.#text = this.#text.slice(end + 2);
      if (isEvent) for (const hear of this.#heard.splice(0)) hear();
    }
  }
}

/** Streams that stay open between jobs. */
const open = new Map<string, Listener>();

/** Opens a stream for each of these people, or closes all. */
export async function loadStreams({ url, traderIds }: StreamJob): Promise<Measured> {
  const meter = new Meter();
  if (traderIds.length === 0) {
    for (const listener of open.values()) listener.close();
    open.clear();
  }
  for (let at = 0; at < traderIds.length; at += together) {
    const some = traderIds.slice(at, at + together);
    await Promise.all(
      some.map((traderId) =>
        meter.time("open", async () => {
          open.set(traderId, await Listener.open(new URL(url), traderId));
        }),
      ),
    );
  }
  return meter.end();
}

/** Buyers write, so many messages a second; timed until the stream of the seller tells of it. */
export async function loadMessages(job: MessageJob): Promise<Measured> {
  const { url, rooms, perSecond, seconds } = job;
  const secret = Buffer.from(job.secret, "base64");
  const people = await Promise.all(
    rooms.map(async ({ tradeId, buyerId, sellerId }) => ({
      tradeId,
      seller: open.get(sellerId),
      headers: sessionHeaders(secret, buyerId),
      connection: await HttpConnection.open(url),
      // A connection has one request at a time: who still waits for an answer writes after it.
      before: Promise.resolve(),
    })),
  );
  const meter = new Meter();
  const begun = performance.now();
  const sent: Promise<void>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const wait = begun + (turn * 1_000) / perSecond - performance.now();
    if (wait > 0) await pause(wait);
    const person = people[turn % people.length];
    if (!person?.seller) throw new Error("Nobody listens");
    const { tradeId, headers, connection, seller } = person;
    const send = async () => {
      const heard = seller.next();
      const key = `Idempotency-Key: ${randomUUID()}\r\n`;
      const body = JSON.stringify({ text: "I have sent it, please look at your account." });
      const path = `/rest/v1/trade/${tradeId}/messages`;
      const { status } = await connection.send("POST", path, headers + key, body);
      if (status !== 200) return meter.fail(`message ${status}`);
      const isHeard = await Promise.race([heard.then(() => true), pause(lostAfterMs, false)]);
      if (!isHeard) meter.fail("an event was lost");
    };
    const { before } = person;
    person.before = meter.time("message", () => before.then(send));
    sent.push(person.before);
  }
  await Promise.all(sent);
  for (const { connection } of people) connection.close();
  return meter.end();
}

/** How often events are written, in milliseconds. */
const stepMs = 25;

/**
 * Writes events for people who listen, some at once, at a rate; timed from their commit until the stream of each
 * has its own. Nothing else is about them, so nobody but the streams does anything.
 */
export async function loadEvents({ address, perSecond, seconds }: EventJob): Promise<Measured> {
  const client = new Client(address);
  await client.connect();
  const people = [...open];
  const meter = new Meter();
  const heard: Promise<void>[] = [];
  const each = Math.round((perSecond * stepMs) / 1_000);
  const begun = performance.now();
  for (let turn = 0; turn < (seconds * 1_000) / stepMs; turn += 1) {
    const wait = begun + turn * stepMs - performance.now();
    if (wait > 0) await pause(wait);
    const some = Array.from(
      { length: each },
      (_, place) => people[(turn * each + place) % people.length],
    );
    const told = some.flatMap((person) =>
      person ? [{ traderId: person[0], next: person[1].next() }] : [],
    );
    await client.query(
      `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
       SELECT '${benchEvents}', gen_random_uuid()::text, 1, 'moved', ARRAY[id], clock_timestamp()
         FROM unnest($1::text[]) AS id`,
      [told.map(({ traderId }) => traderId)],
    );
    for (const { next } of told) {
      heard.push(
        meter.time("event", async () => {
          const isHeard = await Promise.race([next.then(() => true), pause(lostAfterMs, false)]);
          if (!isHeard) meter.fail("an event was lost");
        }),
      );
    }
  }
  await Promise.all(heard);
  // The newest stays: numbers go on from it, and streams pass over what is below the last that they saw.
  await client.query(
    "DELETE FROM outbox WHERE aggregate = $1 AND publish_number < (SELECT max(publish_number) FROM outbox)",
    [benchEvents],
  );
  await client.end();
  return meter.end();
}

/** What events are about that belong to nothing. */
const benchEvents = "bench";
