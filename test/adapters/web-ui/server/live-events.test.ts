import { expect } from "chai";
import {
  LiveEvents,
  type LiveChange,
  type LiveSource,
} from "../../../../src/adapters/web-ui/server/live-events.ts";

/** A stream whose events a test sends. */
class ToldSource extends EventTarget implements LiveSource {
  readyState = 0;
  isClosed = false;

  close(): void {
    this.isClosed = true;
    this.readyState = 2;
  }

  tell(name: string, data: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }));
  }

  fail(isRefused: boolean): void {
    this.readyState = isRefused ? 2 : 0;
    this.dispatchEvent(new Event("error"));
  }
}

describe("the stream of a page", () => {
  let sources: ToldSource[];
  let waiting: { act: () => void; milliseconds: number }[];
  let changes: LiveChange[];
  let gaps: number;
  let refusals: number;
  let places: (string | undefined)[];
  let live: LiveEvents;
  const newest = () => sources.at(-1)!;
  beforeEach(() => {
    [sources, waiting, changes, gaps, refusals, places] = [[], [], [], 0, 0, []];
    live = new LiveEvents({
      open: (after) => {
        places.push(after);
        sources.push(new ToldSource());
        return newest();
      },
      later: (act, milliseconds) => {
        const entry = { act, milliseconds };
        waiting.push(entry);
        return () => (waiting = waiting.filter((each) => each !== entry));
      },
    });
    live.start(listener);
  });
  const listener = {
    onChange: (change: LiveChange) => void changes.push(change),
    onGap: () => void (gaps += 1),
    onRefused: () => void (refusals += 1),
  };

  it("has nothing read again where it is told all since the page was served", () => {
    live.start(listener, "one-5");
    newest().tell("open");
    expect([places, gaps]).to.deep.equal([[undefined, "one-5"], 0]);
    newest().fail(false);
    newest().tell("open");
    expect(gaps).to.equal(1);
  });

  it("has all read again where its first connection came late or was refused", () => {
    live.start(listener, "one-5");
    newest().fail(false);
    newest().tell("open");
    expect(gaps).to.equal(1);
    live.start(listener, "one-5");
    newest().fail(true);
    waiting.pop()!.act();
    newest().tell("open");
    expect([places.at(-1), gaps]).to.deep.equal([undefined, 2]);
  });

  it("reports changes, and reports once that it is open, although the server says so too", () => {
    expect(live.state).to.equal("opening");
    newest().tell("open");
    newest().tell("open");
    newest().tell("change", { aggregate: "trade", aggregateId: "a" });
    expect(live.state).to.equal("open");
    expect(gaps).to.equal(1);
    expect(changes).to.deep.equal([{ aggregate: "trade", aggregateId: "a" }]);
  });

  it("is not lost by one cut that the browser mends, and has what was missed read", () => {
    newest().tell("open");
    newest().fail(false);
    expect(live.state).to.equal("opening");
    newest().tell("open");
    expect(live.state).to.equal("open");
    expect(gaps).to.equal(2);
    expect(sources).to.have.length(1);
  });

  it("has everything read again where the server cannot tell what was missed", () => {
    newest().tell("open");
    newest().tell("reset");
    expect(live.state).to.equal("open");
    expect(gaps).to.equal(2);
    const [old] = sources;
    live.stop();
    old!.tell("reset");
    expect(gaps).to.equal(2);
  });

  it("is lost after a second failure in a row, until it is open again", () => {
    newest().fail(false);
    newest().fail(false);
    expect(live.state).to.equal("lost");
    newest().tell("open");
    expect(live.state).to.equal("open");
  });

  it("comes again after a refusal, each time later, and at least every minute", () => {
    const delays: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      newest().fail(true);
      const { act, milliseconds } = waiting.pop()!;
      delays.push(milliseconds);
      act();
    }
    expect(delays).to.deep.equal([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
    expect(sources).to.have.length(7);
  });

  it("reports that it is refused, as after the end of a session, but no cut that the browser mends", () => {
    newest().tell("open");
    newest().fail(false);
    expect(refusals).to.equal(0);
    newest().fail(true);
    expect(refusals).to.equal(1);
  });

  it("is silent after its end, also about what was still coming", () => {
    const [old] = sources;
    newest().fail(true);
    live.stop();
    old!.tell("open");
    old!.tell("change", { aggregate: "trade", aggregateId: "a" });
    expect(old!.isClosed).to.equal(true);
    expect(live.state).to.equal("off");
    expect(waiting).to.deep.equal([]);
    expect(changes).to.deep.equal([]);
  });

  it("says to those who watch when its state changes, until they stop", () => {
    const seen: string[] = [];
    const stop = live.watch(() => seen.push(live.state));
    newest().tell("open");
    stop();
    newest().fail(false);
    expect(seen).to.deep.equal(["open"]);
  });
});
