import type { RequestHandler, Response } from "express";
import type { LiveEvents, PublishedEvent } from "../../../../application/ports/live-events.ts";
import { sendRefusal } from "../failures.ts";
import type { Gate } from "../gate.ts";

/** What the stream needs from the inside. */
interface EventStreamParts {
  readonly events: LiveEvents;
  readonly gate: Gate;
}

/** Where the stream is. */
export const eventsPath = "/rest/v1/events";

const heartbeatMs = 15_000;
const mostMissed = 1_000;
const mostStreams = 10;

/**
 * Tells a trader what happens, as server-sent events: ids and kinds only, so that what he may see is
 * judged when he reads. `Last-Event-ID` brings what was missed. The stream ends with the session.
 */
export function eventStream({ events, gate }: EventStreamParts): RequestHandler {
  /** Open streams by trader. */
  const streams = new Map<string, number>();
  return async (request, response) => {
    const actor = await gate.actorOf(request);
    if (!actor) return sendRefusal(response, { refusal: "unauthenticated" });
    const { traderId } = actor;
    const open = streams.get(traderId) ?? 0;
    if (open >= mostStreams) {
      const headers = { "Retry-After": "60" };
      return sendRefusal(response, { refusal: "rate_limited", headers });
    }
    streams.set(traderId, open + 1);
    const stream = new Stream(response, () => gate.isStillSignedIn(request));
    // From here on nothing is lost: what comes while the missed is read waits behind it.
    const unsubscribe = events.subscribe(traderId, {
      receive: (event) => stream.push(event),
      end: () => response.end(),
    });
    const heartbeat = setInterval(() => stream.beat(), heartbeatMs);
    response.on("close", () => {
      clearInterval(heartbeat);
      unsubscribe();
      const left = (streams.get(traderId) ?? 1) - 1;
      if (left > 0) streams.set(traderId, left);
      else streams.delete(traderId);
    });
    const last = lastSeen(request.get("Last-Event-ID"));
    const from = last ?? (await events.newest());
    await stream.open(
      from,
      last === undefined ? [] : await events.since(traderId, last, mostMissed),
    );
  };
}

class Stream {
  readonly #response: Response;
  readonly #isStillSignedIn: () => Promise<boolean>;
  readonly #waiting: PublishedEvent[] = [];
  #sent = -1;
  #isOpen = false;
  #sending: Promise<void> = Promise.resolve();

  constructor(response: Response, isStillSignedIn: () => Promise<boolean>) {
    this.#response = response;
    this.#isStillSignedIn = isStillSignedIn;
  }

  /** Says that it is open and from which number on, then what was missed, then what came meanwhile. */
  async open(from: number, missed: readonly PublishedEvent[]): Promise<void> {
    this.#response.status(200).set({
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-cache, no-transform",
      "X-Accel-Buffering": "no",
    });
    this.#response.flushHeaders();
    this.#sent = from;
    this.#response.write(`id: ${from}\nevent: open\ndata: {}\n\n`);
    this.#isOpen = true;
    for (const event of [...missed, ...this.#waiting.splice(0)]) this.push(event);
    await this.#sending;
  }

  push(event: PublishedEvent): void {
    if (!this.#isOpen) this.#waiting.push(event);
    else this.#sending = this.#sending.then(() => this.#send(event));
  }

  beat(): void {
    if (this.#isOpen) this.#sending = this.#sending.then(() => this.#write(": still here\n\n"));
  }

  async #send({ number, ...event }: PublishedEvent): Promise<void> {
    if (number <= this.#sent) return;
    this.#sent = number;
    const data = JSON.stringify({ ...event, number });
    await this.#write(`id: ${number}\nevent: change\ndata: ${data}\n\n`);
  }

  /** Nothing more goes to a session that ended. */
  async #write(text: string): Promise<void> {
    if (this.#response.destroyed || this.#response.writableEnded) return;
    const isSignedIn = await this.#isStillSignedIn().catch(() => false);
    if (isSignedIn) this.#response.write(text);
    else this.#response.end();
  }
}

function lastSeen(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
