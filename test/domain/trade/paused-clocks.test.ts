import { expect } from "chai";
import { clockChange } from "../../../src/domain/trade-decision/clock-change.ts";
import { withPauses } from "../../../src/domain/trade-decision/paused-clocks.ts";
import { isPaused, lengthOf, pausesBetween, type Pause } from "../../../src/domain/trade/pause.ts";
import type { Instant, Trade } from "../../../src/domain/trade/trade.ts";
import { carriedOut, contextAt, hour, minute, openedTrade, start } from "./example-trade.ts";

const windowEnd = start + 30 * minute;
const maintenance = (from: Instant, until: Instant) =>
  ({ from, until, cause: "maintenance" }) as const;
const outage = (from: Instant, until: Instant) => ({ from, until, cause: "outage" }) as const;
const pause = maintenance(start + 20 * minute, start + 60 * minute);

const at = (now: Instant, pauses: readonly Pause[] = [pause]) => contextAt(now, { pauses });

/** The trade after everything that happens by itself at that moment. */
function moved(trade: Trade, now: Instant, pauses: readonly Pause[] = [pause]): Trade {
  const change = clockChange(trade, at(now, pauses));
  return change ? moved(change.trade, now, pauses) : trade;
}

describe("a maintenance", () => {
  it("ends no window while it lasts, and leaves every clock what it had", () => {
    const trade = openedTrade();
    for (const now of [windowEnd, windowEnd + 20 * minute, pause.until - 1]) {
      expect(clockChange(trade, at(now))).to.equal(undefined);
    }
    const after = clockChange(trade, at(pause.until));
    expect(after?.trade.deadlines).to.deep.equal({ payment_window: windowEnd + 40 * minute });
    expect(after?.events.map(({ act, by, facts }) => [act, by, facts])).to.deep.equal([
      [
        "clock-extended",
        "clock",
        {
          seconds: String(40 * 60),
          cause: "maintenance",
          from: String(pause.from),
          until: String(pause.until),
        },
      ],
    ]);
  });

  it("is added once, also when everything was down until long after it", () => {
    const trade = moved(openedTrade(), pause.until + minute);
    expect(trade.deadlines.payment_window).to.equal(windowEnd + 40 * minute);
    expect(clockChange(trade, at(pause.until + 2 * minute))).to.equal(undefined);
    expect(moved(openedTrade(), windowEnd + 40 * minute - 1).status).to.equal("active_funded");
    expect(moved(openedTrade(), windowEnd + 40 * minute).status).to.equal("expired");
  });

  it("extends nothing that ran out before it, and adds only what comes after the start", () => {
    const later = maintenance(windowEnd + minute, windowEnd + hour);
    expect(moved(openedTrade(), later.from + minute, [later]).status).to.equal("expired");
    const since = maintenance(start - hour, start + 5 * minute);
    const trade = moved(openedTrade(), start + 6 * minute, [since]);
    expect(trade.deadlines.payment_window).to.equal(windowEnd + 5 * minute);
  });

  it("extends a clock that begins in it by what is left of it alone", () => {
    const now = start + 40 * minute;
    const extend = { act: "extend", actorId: "ben", seconds: 600 } as const;
    const { trade } = carriedOut(withPauses(openedTrade(), at(now)), extend, at(now));
    const after = moved(trade, pause.until);
    expect(after.deadlines.payment_window).to.equal(windowEnd + 40 * minute + 10 * minute);
    const opened = openedTrade({ now: start + 40 * minute });
    expect(moved(opened, pause.until).deadlines.payment_window).to.equal(
      start + 40 * minute + 30 * minute + 20 * minute,
    );
  });

  it("lets the parties act as before, within the windows that it extends", () => {
    const now = windowEnd + 10 * minute;
    const trade = withPauses(openedTrade(), at(now));
    const paid = carriedOut(trade, { act: "paid", actorId: "ana" }, at(now)).trade;
    expect(paid.status).to.equal("paid");
  });

  it("moves what was proposed too", () => {
    const now = start + 10 * minute;
    const propose = { act: "agree-cancel", step: "propose", proposalId: "P1" } as const;
    const command = { ...propose, actorId: "ana", because: "agreed" } as const;
    const proposed = carriedOut(openedTrade(), command, at(now)).trade;
    const [before] = proposed.proposals;
    const after = moved(proposed, pause.until);
    expect(after.proposals[0]?.validUntil).to.equal(before!.validUntil + 40 * minute);
    expect(after.deadlines.proposal).to.equal(before!.validUntil + 40 * minute);
  });
});

describe("pauses of the platform", () => {
  const other = outage(pause.from + 10 * minute, pause.until + 10 * minute);
  const pausedBetween = (pauses: readonly Pause[], from: Instant, until: Instant) =>
    lengthOf(pausesBetween(pauses, from, until));

  it("count once where they overlap, and only within the time that is asked about", () => {
    expect(pausedBetween([other, pause], start, start + 2 * hour)).to.equal(50 * minute);
    expect(pausedBetween([pause], pause.from + minute, pause.until - minute)).to.equal(38 * minute);
    expect(pausedBetween([pause], pause.until, pause.until + hour)).to.equal(0);
  });

  it("hold from their beginning until just before their end", () => {
    const times = [pause.from - 1, pause.from, pause.until - 1, pause.until];
    expect(times.map((time) => isPaused([pause], time))).to.deep.equal([false, true, true, false]);
  });
});
