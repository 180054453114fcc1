import { expect } from "chai";
import { WaitForNews } from "../../../src/application/events/wait-for-news.ts";
import type {
  LiveEvents,
  PublishedEvent,
  Subscriber,
} from "../../../src/application/ports/live-events.ts";

const event = (number: number): PublishedEvent => ({
  number,
  aggregate: "trade",
  aggregateId: "T1",
  seq: number,
  kind: "paid",
});

/** Events that a test publishes; look-ups wait until the test lets them continue. */
class ToldEvents implements LiveEvents {
  readonly published: PublishedEvent[] = [];
  readonly subscribers = new Set<Subscriber>();
  lookUp: Promise<void> = Promise.resolve();

  subscribe(traderId: string, subscriber: Subscriber): () => void {
    expect(traderId).to.equal("ana");
    this.subscribers.add(subscriber);
    return () => this.subscribers.delete(subscriber);
  }

  async since(_traderId: string, number: number, most: number) {
    const found = this.published.filter((each) => each.number > number).slice(0, most);
    await this.lookUp;
    return found;
  }

  place() {
    return { epoch: "one", number: 0 };
  }

  async newest() {
    return this.published.at(-1)?.number ?? 0;
  }

  tell(number: number): void {
    this.published.push(event(number));
    for (const { receive } of this.subscribers) receive(event(number));
  }
}

describe("waiting for news", () => {
  let events: ToldEvents;
  let left: AbortController;
  beforeEach(() => {
    events = new ToldEvents();
    left = new AbortController();
  });
  afterEach(() => {
    left.abort();
    expect(events.subscribers.size, "who still listens").to.equal(0);
  });

  /** Whether it is over, once everything that is ready has run. */
  const wait = async (after: number, act: () => void = () => undefined) => {
    let isOver = false;
    const waiting = new WaitForNews(events)
      .execute("ana", after, 60, left.signal)
      .then(() => (isOver = true));
    await settle();
    act();
    await settle();
    const told = isOver;
    left.abort();
    await waiting;
    return told;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it("is over at once if something happened since", async () => {
    events.tell(7);
    expect(await wait(6)).to.equal(true);
  });

  it("is over with the first newer event, and not with a known one", async () => {
    events.tell(7);
    expect(await wait(7)).to.equal(false);
    expect(await again(7, () => events.tell(8))).to.equal(true);
    expect(
      await again(8, () => [...events.subscribers].forEach(({ receive }) => receive(event(8)))),
    ).to.equal(false);
  });

  it("hears what comes while it looks up what it missed", async () => {
    const looked = Promise.withResolvers<void>();
    events.lookUp = looked.promise;
    const act = () => {
      events.tell(1);
      looked.resolve();
    };
    expect(await wait(0, act)).to.equal(true);
  });

  it("is over when numbers count anew, and where a number was never given here", async () => {
    const reset = () => {
      for (const each of events.subscribers) each.reset({ epoch: "two", number: 0 });
    };
    expect(await wait(0, reset)).to.equal(true);
    expect(await again(9, () => undefined)).to.equal(true);
  });

  it("is over when the process ends", async () => {
    expect(await wait(0, () => [...events.subscribers].forEach(({ end }) => end()))).to.equal(true);
  });

  const again = (after: number, act: () => void) => {
    left = new AbortController();
    return wait(after, act);
  };
});
