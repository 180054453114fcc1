import { expect } from "chai";
import { freeAccount, type TraderAccount } from "../../../src/domain/account/trader-account.ts";
import { clockChange } from "../../../src/domain/trade-decision/clock-change.ts";
import { moveStandingClocks } from "../../../src/domain/trade-decision/standing-clocks.ts";
import type { TradeContext } from "../../../src/domain/trade/trade-context.ts";
import type { Instant, Side, Trade } from "../../../src/domain/trade/trade.ts";
import {
  carriedOut,
  contextAt,
  day,
  hour,
  minute,
  openedTrade,
  paidTrade,
  start,
} from "./example-trade.ts";

const lockedAt = start + 10 * minute;
/** The payment window of the example. */
const windowEnd = start + 30 * minute;

type Locked = Partial<Record<Side, TraderAccount>>;

const banned: TraderAccount = { ...freeAccount, states: ["banned"], lockedOutAt: lockedAt };
const compromised: TraderAccount = {
  ...freeAccount,
  states: ["compromised"],
  compromisedAt: lockedAt,
  lockedOutAt: lockedAt,
};
const afterReset: TraderAccount = { ...compromised, secondsSinceReset: 60 };

function at(now: Instant, locked: Locked = {}, other: Partial<TradeContext> = {}): TradeContext {
  return contextAt(now, {
    accounts: { buyer: freeAccount, seller: freeAccount, ...locked },
    ...other,
  });
}

/** The trade after everything that happens by itself at that moment. */
function moved(trade: Trade, now: Instant, locked: Locked = {}): Trade {
  const change = clockChange(trade, at(now, locked));
  return change ? moved(change.trade, now, locked) : trade;
}

const acts = (trade: Trade, now: Instant, locked: Locked = {}) =>
  clockChange(trade, at(now, locked))?.events.map(({ act, by }) => `${act} by ${by}`);

describe("the clock of someone whom our own lock keeps from acting", () => {
  it("stops, and has 24 hours more until it runs again", () => {
    const trade = openedTrade();
    expect(acts(trade, lockedAt, { buyer: compromised })).to.deep.equal(["clock-stopped by clock"]);
    const stopped = moved(trade, lockedAt, { buyer: compromised });
    expect(stopped.status).to.equal("active_funded");
    expect(stopped.deadlines).to.deep.equal({ payment_window: windowEnd + day });
  });

  it("goes on where it stopped once they can act, so that nobody gets more than they lost", () => {
    const stopped = moved(openedTrade(), lockedAt, { buyer: compromised });
    const later = lockedAt + 5 * hour;
    expect(acts(stopped, later, { buyer: afterReset })).to.deep.equal(["clock-resumed by clock"]);
    const running = moved(stopped, later, { buyer: afterReset });
    expect(running.deadlines).to.deep.equal({ payment_window: windowEnd + 5 * hour });
    expect(acts(running, later + minute, { buyer: afterReset })).to.equal(undefined);
  });

  it("stands for at most 24 hours, also when they are locked out more than once", () => {
    const first = moved(openedTrade(), lockedAt, { buyer: compromised });
    const between = moved(first, lockedAt + 20 * hour);
    const second = moved(between, lockedAt + 20 * hour, { buyer: compromised });
    expect(second.deadlines).to.deep.equal({ payment_window: windowEnd + day });
    const freed = moved(second, lockedAt + 30 * hour - hour);
    expect(freed.status).to.equal("expired");
    expect(moved(second, windowEnd + day - 1, { buyer: compromised }).status).to.equal(
      "active_funded",
    );
    expect(moved(second, windowEnd + day, { buyer: compromised }).status).to.equal("expired");
  });

  it("does not come back when it had run out before the lock, however late anybody looks", () => {
    const late = { ...banned, lockedOutAt: windowEnd + 1 };
    expect(moved(openedTrade(), windowEnd + hour, { buyer: late }).status).to.equal("expired");
    const early = { ...banned, lockedOutAt: windowEnd - 1 };
    const stopped = moved(openedTrade(), windowEnd + hour, { buyer: early });
    expect(stopped.deadlines).to.deep.equal({ payment_window: windowEnd + day });
  });

  it("runs for everyone else: the other side, and people in states that let them act", () => {
    expect(moveStandingClocks(openedTrade(), at(lockedAt, { seller: banned }))).to.equal(undefined);
    for (const state of [
      "on_hold",
      "compliance_hold",
      "restricted",
      "frozen",
      "suspended",
    ] as const) {
      const buyer: TraderAccount = { ...freeAccount, states: [state] };
      expect(moveStandingClocks(openedTrade(), at(lockedAt, { buyer })), state).to.equal(undefined);
    }
  });

  it("is the seller's while a card waits for their answer, and while they have to fund the trade", () => {
    const pending = openedTrade({ deferred: true });
    expect(Object.keys(pending.deadlines)).to.deep.equal(["funding_window"]);
    expect(acts(pending, lockedAt, { seller: banned })).to.deep.equal(["clock-stopped by clock"]);
    const share = { act: "share-card", actorId: "ana" } as const;
    const shared = carriedOut(openedTrade({ flow: "gcc-auto" }), share, at(lockedAt)).trade;
    expect(acts(shared, lockedAt, { seller: banned })).to.deep.equal(["clock-stopped by clock"]);
    expect(acts(shared, lockedAt, { buyer: banned })).to.equal(undefined);
  });

  it("is the last hour of an unpaid trade too, where its buyer can still come back", () => {
    const cancel = { act: "staff-cancel", actorId: "vera", role: "admin", reason: "x" } as const;
    const announced = carriedOut(
      openedTrade({ windowSeconds: 86_400 }),
      cancel,
      at(lockedAt),
    ).trade;
    const hourEnd = lockedAt + hour;
    expect(announced.deadlines.staff_cancel).to.equal(hourEnd);
    const waiting = moved(announced, lockedAt, { buyer: compromised });
    expect(waiting.deadlines.staff_cancel).to.equal(hourEnd + day);
    // Nobody waits for a payment of someone who is banned.
    const ending = moved(announced, lockedAt, { buyer: banned });
    expect(ending.deadlines.staff_cancel).to.equal(hourEnd);
  });

  it("is the time to appeal of a side that did not get everything", () => {
    const disputeCase = { workerId: "mod1", mayWrite: true, hasActed: true, staffLate: false };
    const inCase = (now: Instant, locked: Locked = {}) => at(now, locked, { disputeCase });
    const dispute = { act: "dispute", actorId: "ana", reason: "other" } as const;
    const opened = start + 4 * hour;
    const disputed = carriedOut(paidTrade(), dispute, inCase(opened)).trade;
    const decide = { act: "decide-buyer", actorId: "mod1", role: "moderator" } as const;
    const decided = carriedOut(disputed, decide, inCase(opened)).trade;
    const due = decided.deadlines.appeal_window!;
    const seller = clockChange(decided, inCase(opened, { seller: banned }));
    expect(seller?.trade.deadlines.appeal_window).to.equal(due + day);
    expect(clockChange(decided, inCase(opened, { buyer: banned }))).to.equal(undefined);
  });

  it("is forgotten with the clock: one that begins later stands for its own 24 hours", () => {
    const stopped = moved(openedTrade(), lockedAt, { buyer: compromised });
    const running = moved(stopped, lockedAt + hour);
    const paid = carriedOut(running, { act: "paid", actorId: "ana" }, at(lockedAt + hour)).trade;
    expect(paid.memory.stoodStill).to.equal(undefined);
    const back = carriedOut(paid, { act: "withdraw-paid", actorId: "ana" }, at(lockedAt + hour));
    const again = moved(back.trade, lockedAt + hour, { buyer: compromised });
    expect(again.deadlines.payment_window).to.equal(back.trade.deadlines.payment_window! + day);
  });

  it("keeps what the seller adds while it stands", () => {
    const stopped = moved(openedTrade(), lockedAt, { buyer: compromised });
    const extend = { act: "extend", actorId: "ben", seconds: 600 } as const;
    const extended = carriedOut(stopped, extend, at(lockedAt, { buyer: compromised })).trade;
    const running = moved(extended, lockedAt + hour);
    expect(running.deadlines.payment_window).to.equal(windowEnd + hour + 10 * minute);
  });
});
