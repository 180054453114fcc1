import { setTimeout as pause } from "node:timers/promises";
import type { RequestHandler, Response } from "express";
import type {
  EventPlace,
  LiveEvents,
  PublishedEvent,
} from "../../../../application/ports/live-events.ts";
import type { ChatSign } from "../../../../application/ports/chat-signs.ts";
import { streamPlaceParameter } from "../../contract/event-stream.ts";
import { sendRefusal } from "../failures.ts";
import { everyRound, InTurns } from "./in-turns.ts";
import type { Gate } from "../gate.ts";
import type { SharedLimit } from "../shared-requests.ts";

/** Dependencies of the stream. */
interface EventStreamParts {
  readonly events: LiveEvents;
  readonly gate: Gate;
  /** How many somebody may have open. */
  readonly streams: SharedLimit;
}

const heartbeatMs = 15_000;
const mostMissed = 1_000;
/** Whoever was away for more than so many events, of anybody, reads everything again: to look through those would cost more. */
const mostLookedThrough = 100_000;
/** How soon a failed session lookup is retried. */
const recheckMs = 1_000;

/**
 * Notifies a trader of events as server-sent events: ids and kinds only, so that permissions are
 * checked when the data is read. `Last-Event-ID`, or the place that a page was served at, replays what
 * was missed, or sends the event `reset` if that cannot be determined: then everything must be read again. The stream ends with
 * the session.
 */
export function eventStream({ events, gate, streams }: EventStreamParts): RequestHandler {
  const beats = new InTurns(everyRound(heartbeatMs));
  return async (request, response) => {
    const actor = await gate.actorOf(request);
    if (!actor || actor.limitedTo) return sendRefusal(response, { refusal: "unauthenticated" });
    const { traderId } = actor;
    const close = await streams.take(traderId);
    // Whoever left meanwhile is told of nothing, and its place is free again.
    if (response.destroyed) return close?.();
    if (!close) {
      const headers = { "Retry-After": "60" };
      return sendRefusal(response, { refusal: "rate_limited", headers });
    }
    const stream = new Stream(response, () => gate.isStillSignedIn(request));
    // From here on nothing is lost: new events queue up behind the missed ones.
    const unsubscribe = events.subscribe(traderId, {
      receive: (event) => stream.push(event),
      sign: (sign) => stream.sign(sign),
      reset: (place) => stream.reset(place),
      end: () => response.end(),
    });
    const endBeats = beats.add(() => stream.beat());
    response.on("close", () => {
      endBeats();
      unsubscribe();
      close();
    });
    const last = lastSeen(request.get("Last-Event-ID") ?? request.query[streamPlaceParameter]);
    const epoch = events.place()?.epoch ?? "";
    const newest = await events.newest();
    if (!last) return stream.open({ epoch, number: newest }, []);
    // Without an epoch it is from an earlier build: only the number shows whether it can be ours.
    const away = newest - last.number;
    const isOfHere = (last.epoch ?? epoch) === epoch && away >= 0 && away <= mostLookedThrough;
    const missed = isOfHere ? await events.since(traderId, last.number, mostMissed) : [];
    // What is more than that would be left out without a word.
    const isTold = isOfHere && missed.length < mostMissed;
    if (!isTold) stream.reset({ epoch, number: newest });
    await stream.open({ epoch, number: isTold ? last.number : newest }, isTold ? missed : []);
  };
}

class Stream {
  readonly #response: Response;
  readonly #isStillSignedIn: () => Promise<boolean>;
  readonly #waiting: (() => Promise<void>)[] = [];
  #epoch = "";
  #sent = -1;
  #isOpen = false;
  #isUnsure = false;
  #sending: Promise<void> = Promise.resolve();

  constructor(response: Response, isStillSignedIn: () => Promise<boolean>) {
    this.#response = response;
    this.#isStillSignedIn = isStillSignedIn;
  }

  /**
   * Announces that the stream is open and its position, then the missed events, then those queued
   * meanwhile.
   */
  async open(place: EventPlace, missed: readonly PublishedEvent[]): Promise<void> {
    this.#response.status(200).set({
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-cache, no-transform",
      "X-Accel-Buffering": "no",
    });
    this.#response.flushHeaders();
    this.#response.write(this.#standAt(place, "open"));
    this.#isOpen = true;
    for (const event of missed) this.push(event);
    for (const act of this.#waiting.splice(0)) this.#inTurn(act);
    await this.#sending;
  }

  push(event: PublishedEvent): void {
    this.#inTurn(() => this.#send(event));
  }

  reset(place: EventPlace): void {
    this.#inTurn(() => this.#write(() => this.#standAt(place, "reset")));
  }

  /** Without a number: nobody asks for it again. */
  sign({ kind, tradeId }: Pick<ChatSign, "kind" | "tradeId">): void {
    if (!this.#isOpen || this.#isUnsure) return;
    const data = JSON.stringify({ kind, aggregateId: tradeId });
    this.#inTurn(() => this.#write(() => `event: sign\ndata: ${data}\n\n`));
  }

  /** Keeps intermediaries from closing a silent connection. */
  beat(): void {
    if (!this.#isOpen) return;
    if (this.#isUnsure) this.#response.write(stillHere);
    else this.#inTurn(() => this.#write(() => stillHere));
  }

  #inTurn(act: () => Promise<void>): void {
    if (this.#isOpen) this.#sending = this.#sending.then(act);
    else this.#waiting.push(act);
  }

  #standAt({ epoch, number }: EventPlace, event: string): string {
    this.#epoch = epoch;
    this.#sent = number;
    return `id: ${epoch}-${number}\nevent: ${event}\ndata: {}\n\n`;
  }

  async #send({ number, ...event }: PublishedEvent): Promise<void> {
    if (number <= this.#sent) return;
    this.#sent = number;
    const data = JSON.stringify({ ...event, number });
    await this.#write(() => `id: ${this.#epoch}-${number}\nevent: change\ndata: ${data}\n\n`);
  }

  /**
   * Sends nothing more to a session that ended; if that cannot be determined now, events wait until
   * it can.
   */
  async #write(text: () => string): Promise<void> {
    while (!this.#isGone()) {
      const isSignedIn = await this.#isStillSignedIn().catch(() => undefined);
      this.#isUnsure = isSignedIn === undefined;
      if (this.#isGone()) return;
      if (isSignedIn === false) this.#response.end();
      if (isSignedIn === true) this.#response.write(text());
      if (isSignedIn !== undefined) return;
      await pause(recheckMs, undefined, { ref: false });
    }
  }

  #isGone(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }
}

const stillHere = ": still here\n\n";

/** The client's position; without an epoch in the form of earlier builds. */
function lastSeen(said: unknown): (Partial<EventPlace> & { number: number }) | undefined {
  const [, epoch, number] =
    /^(?:([0-9a-z]{1,20})-)?(\d{1,15})$/.exec(typeof said === "string" ? said : "") ?? [];
  return number === undefined
    ? undefined
    : { ...(epoch !== undefined && { epoch }), number: Number(number) };
}
