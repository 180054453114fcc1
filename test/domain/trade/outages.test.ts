import { expect } from "chai";
import fc from "fast-check";
import { clockChange } from "../../../src/domain/trade-decision/clock-change.ts";
import { withPauses } from "../../../src/domain/trade-decision/paused-clocks.ts";
import type { Pause } from "../../../src/domain/trade/pause.ts";
import type { Instant, Trade } from "../../../src/domain/trade/trade.ts";
import { contextAt, hour, minute, openedTrade, start } from "./example-trade.ts";

const second = 1_000;
const windowEnd = start + 30 * minute;
/** The silence that makes an outage. */
const silence = minute;

/** What is known of outages at a moment: one that goes on has an end in the future. */
function knownAt(outages: readonly Pause[], now: Instant): readonly Pause[] {
  return outages
    .filter(({ from }) => from + silence <= now)
    .map((each) => (each.until <= now ? each : { ...each, until: now + hour }));
}

const outage = (from: Instant, until: Instant): Pause => ({ from, until, cause: "outage" });
const at = (now: Instant, pauses: readonly Pause[]) => contextAt(now, { pauses });

/** The trade after everything that happens by itself at that moment. */
function moved(trade: Trade, now: Instant, pauses: readonly Pause[]): Trade {
  const change = clockChange(trade, at(now, pauses));
  return change ? moved(change.trade, now, pauses) : trade;
}

describe("an outage", () => {
  it("of ten minutes around a deadline lets nothing run out, and is told with its times", () => {
    const gone = outage(windowEnd - 5 * minute, windowEnd + 5 * minute);
    for (const now of [gone.from + silence, windowEnd, gone.until - 1]) {
      expect(clockChange(openedTrade(), at(now, knownAt([gone], now)))).to.equal(undefined);
    }
    const back = clockChange(openedTrade(), at(gone.until, knownAt([gone], gone.until)));
    expect(back?.trade.deadlines.payment_window).to.equal(windowEnd + 10 * minute);
    expect(back?.events.map(({ act, facts }) => [act, facts])).to.deep.equal([
      [
        "clock-extended",
        { seconds: "600", cause: "outage", from: String(gone.from), until: String(gone.until) },
      ],
    ]);
  });

  it("does not bring back what ran out before it", () => {
    const gone = outage(windowEnd + second, windowEnd + hour);
    expect(moved(openedTrade(), gone.until, [gone]).status).to.equal("expired");
  });

  it("is told together with a maintenance that it meets, and without times when they are apart", () => {
    const extended = (...pauses: readonly Pause[]) =>
      clockChange(openedTrade(), at(start + 28 * minute, pauses))?.events[0]?.facts;
    const announced = {
      ...outage(start + minute, start + 4 * minute),
      cause: "maintenance",
    } as const;
    expect(extended(announced, outage(start + 4 * minute, start + 9 * minute))).to.deep.equal({
      seconds: "480",
      cause: "both",
      from: String(start + minute),
      until: String(start + 9 * minute),
    });
    expect(extended(announced, outage(start + 5 * minute, start + 9 * minute))).to.deep.equal({
      seconds: "420",
      cause: "both",
    });
    // Down in the middle of an announced maintenance: that is the maintenance.
    expect(extended(announced, outage(start + 2 * minute, start + 3 * minute))?.["cause"]).to.equal(
      "maintenance",
    );
  });
});

/** Outages of one part of the platform, one after the other, in seconds since the start of the trade. */
const outagesOfAPart = fc
  .array(
    fc.record({
      after: fc.integer({ min: 1, max: 900 }),
      lasts: fc.integer({ min: 61, max: 1_800 }),
    }),
    { maxLength: 5 },
  )
  .map((drawn) => {
    let end = start;
    return drawn.map(({ after, lasts }) => {
      const from = end + after * second;
      end = from + lasts * second;
      return outage(from, end);
    });
  });

const looks = fc
  .array(fc.integer({ min: 0, max: 16_000 }), { maxLength: 12 })
  .map((seconds) => seconds.map((each) => start + each * second).toSorted((a, b) => a - b));

const afterAll = start + 5 * hour;
const farEnd = start + 10 * hour;

/** How many seconds lie in any of them. */
function union(outages: readonly Pause[]): number {
  let seconds = 0;
  for (let moment = start; moment < afterAll; moment += second) {
    if (outages.some(({ from, until }) => from <= moment && moment < until)) seconds += 1;
  }
  return seconds;
}

describe("outages, whoever looks at a trade and when", () => {
  const opened = () => ({ ...openedTrade(), deadlines: { payment_window: farEnd } });
  /** The deadline after each look, as it is kept and as it is judged. */
  const deadlines = (outages: readonly Pause[], moments: readonly Instant[]) => {
    let trade: Trade = opened();
    return [...moments, afterAll].map((now) => {
      const pauses = knownAt(outages, now);
      trade = moved(trade, now, pauses);
      const judged = withPauses(trade, at(now, pauses));
      return {
        kept: trade.deadlines.payment_window ?? 0,
        judged: judged.deadlines.payment_window ?? 0,
      };
    });
  };

  it("count once and in full", () => {
    fc.assert(
      fc.property(outagesOfAPart, looks, (outages, moments) => {
        const added = (deadlines(outages, moments).at(-1)?.kept ?? 0) - farEnd;
        expect(added / second).to.equal(union(outages));
      }),
    );
  });

  it("of two parts never count twice, and never shorten a clock", () => {
    fc.assert(
      fc.property(outagesOfAPart, outagesOfAPart, looks, (pages, work, moments) => {
        const outages = [...pages, ...work];
        const seen = deadlines(outages, moments);
        let before = farEnd;
        for (const { kept, judged } of seen) {
          expect(kept).to.be.at.least(before);
          expect(judged).to.be.at.least(kept);
          before = kept;
        }
        expect((before - farEnd) / second).to.be.at.most(union(outages));
      }),
    );
  });
});
