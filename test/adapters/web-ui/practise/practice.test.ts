import { expect } from "chai";
import fc from "fast-check";
import {
  actInPractice,
  canSendMoney,
  sendMoney,
  writeInPractice,
} from "../../../../src/adapters/web-ui/practise/practice-acts.ts";
import { endingOf, stopOf } from "../../../../src/adapters/web-ui/practise/practice-ending.ts";
import {
  advance,
  beginPractice as beginPracticeUnder,
  nextStep,
} from "../../../../src/adapters/web-ui/practise/practice-script.ts";
import {
  practiceMessages,
  practiceView,
} from "../../../../src/adapters/web-ui/practise/practice-view.ts";
import { isOver, type Practice } from "../../../../src/adapters/web-ui/practise/practice.ts";
import { defaultPolicy } from "../../../../src/domain/policy/default-policy.ts";
import type { Side } from "../../../../src/domain/trade/trade.ts";

const start = Date.UTC(2026, 10, 20, 12);
const beginPractice = (side: Side, now: number) => beginPracticeUnder(side, now, defaultPolicy);
const sides: readonly Side[] = ["buyer", "seller"];

/** What the user can do at a moment. */
const deeds = {
  skip: (practice: Practice) => advance(practice, nextStep(practice)?.at ?? practice.now),
  linger: (practice: Practice) => advance(practice, practice.now + 7_000),
  "send money": (practice: Practice) => sendMoney(practice, practice.now + 1_000),
  write: (practice: Practice) => writeInPractice(practice, "Hello?", practice.now + 1_000),
  paid: (practice: Practice) => actInPractice(practice, "paid", practice.now + 1_000),
  release: (practice: Practice) => actInPractice(practice, "release", practice.now + 1_000),
  cancel: (practice: Practice) => actInPractice(practice, "cancel", practice.now + 1_000),
  "give back": (practice: Practice) => actInPractice(practice, "give-back", practice.now + 1_000),
} as const;
type Deed = keyof typeof deeds;

/** Does these one after the other, then skips ahead until the trade is over. */
function played(side: Side, done: readonly Deed[]): Practice {
  let practice = done.reduce((now, deed) => deeds[deed](now), beginPractice(side, start));
  for (let steps = 0; !isOver(practice) && steps < 20; steps += 1) practice = deeds.skip(practice);
  return practice;
}

/** Skips ahead until this holds. */
function skippedUntil(practice: Practice, isSo: (now: Practice) => boolean): Practice {
  let now = practice;
  for (let steps = 0; !isSo(now); steps += 1) {
    expect(steps, "steps until it is so").to.be.below(20);
    now = deeds.skip(now);
  }
  return now;
}

function lines(practice: Practice): readonly string[] {
  return practiceMessages(practice, (line) => line).map(({ text }) => text);
}

const anything = fc.record({
  side: fc.constantFrom(...sides),
  done: fc.array(fc.constantFrom(...(Object.keys(deeds) as Deed[])), { maxLength: 12 }),
});

describe("a practice, whatever the reader does,", () => {
  it("comes to an end by skipping ahead", () => {
    fc.assert(
      fc.property(anything, ({ side, done }) => {
        const practice = played(side, done);
        expect(isOver(practice)).to.equal(true);
        expect(endingOf(practice)).to.not.equal(undefined);
        expect(nextStep(practice)).to.equal(undefined);
        expect(practice.planned).to.deep.equal([]);
      }),
    );
  });

  it("always has something that comes next while it is not over", () => {
    fc.assert(
      fc.property(anything, ({ side, done }) => {
        let practice = beginPractice(side, start);
        for (const deed of done) {
          practice = deeds[deed](practice);
          const next = nextStep(practice);
          expect(next === undefined).to.equal(isOver(practice));
          if (next) expect(next.at).to.be.above(practice.now);
        }
      }),
    );
  });

  it("neither makes nor loses money, and holds nothing once it is closed", () => {
    fc.assert(
      fc.property(anything, ({ side, done }) => {
        const practice = played(side, done);
        const sums = new Map<string, bigint>();
        for (const { postings } of practice.entries) {
          expect(postings.reduce((sum, { amount }) => sum + amount.units, 0n)).to.equal(0n);
          for (const { account, amount } of postings) {
            sums.set(account.kind, (sums.get(account.kind) ?? 0n) + amount.units);
          }
        }
        const { amount, fee } = practice.trade.money;
        const isHeld = practice.trade.escrow === "held";
        expect(sums.get("escrow")).to.equal(isHeld ? amount.units + fee.units : 0n);
        const isReleased = practice.trade.escrow === "released";
        expect(sums.get("fees") ?? 0n).to.equal(isReleased ? fee.units : 0n);
      }),
    );
  });

  it("shows what happened in the order of time, with nobody speaking for the reader", () => {
    fc.assert(
      fc.property(anything, ({ side, done }) => {
        const practice = played(side, done);
        const { timeline, mySide } = practiceView(practice);
        const messages = practiceMessages(practice, (line) => line);
        for (const list of [timeline, messages]) {
          expect(list.map(({ at }) => at)).to.deep.equal(list.map(({ at }) => at).toSorted());
          expect(list.map(({ seq }) => seq)).to.deep.equal(list.map((_, index) => index + 1));
        }
        expect(mySide).to.equal(side);
        const mine = messages.filter(({ isMine }) => isMine);
        expect(mine.every(({ text }) => text === "Hello?")).to.equal(true);
      }),
    );
  });

  it("shows as allowed exactly what then happens", () => {
    fc.assert(
      fc.property(anything, ({ side, done }) => {
        const practice = done.reduce((now, deed) => deeds[deed](now), beginPractice(side, start));
        const { allowedActs } = practiceView(practice);
        for (const act of ["paid", "release", "cancel", "give-back"] as const) {
          const { version } = actInPractice(practice, act, practice.now).trade;
          expect(version > practice.trade.version, act).to.equal(allowedActs.includes(act));
        }
      }),
    );
  });

  it("goes through the stops of the guide without going back", () => {
    fc.assert(
      fc.property(anything, ({ side, done }) => {
        let practice = beginPractice(side, start);
        expect(stopOf(practice)).to.equal(1);
        for (const deed of [...done, ...Array.from({ length: 20 }, () => "skip" as const)]) {
          const before = stopOf(practice);
          practice = deeds[deed](practice);
          expect(stopOf(practice)).to.be.at.least(before);
        }
        expect(stopOf(practice)).to.equal(4);
      }),
    );
  });
});

describe("a practice as buyer", () => {
  const begun = () => beginPractice("buyer", start);

  it("gets the crypto for the money, once both said what they did", () => {
    const practice = played("buyer", ["skip", "send money", "paid"]);
    const { amount, fiat } = practice.trade.money;
    expect(practice.trade.status).to.equal("released");
    expect(endingOf(practice)).to.deep.equal({
      kind: "done",
      mySide: "buyer",
      isPaid: true,
      crypto: amount.units,
      fiat: 0n - fiat.minor,
    });
    expect(lines(practice)).to.deep.equal(["greeting", "thanks"]);
  });

  it("that says it paid and did not is told so, and gets nothing", () => {
    const practice = played("buyer", ["paid"]);
    expect(endingOf(practice)).to.include({ kind: "disputed", isPaid: false, crypto: 0n });
    expect(lines(practice)).to.include("no-money").and.not.include("thanks");
  });

  it("that pays only when the other side misses the money still gets the crypto", () => {
    const missed = skippedUntil(deeds.paid(begun()), (now) => lines(now).includes("no-money"));
    expect(endingOf(skippedUntil(deeds["send money"](missed), isOver))).to.include({
      kind: "done",
      isPaid: true,
    });
  });

  it("that does nothing loses nothing, and has no crypto", () => {
    expect(endingOf(played("buyer", []))).to.deep.equal({
      kind: "time-over",
      mySide: "buyer",
      isPaid: false,
      crypto: 0n,
      fiat: 0n,
    });
  });

  it("that pays and does not say so is reminded before the time is over", () => {
    const practice = played("buyer", ["send money"]);
    expect(lines(practice)).to.include("press-paid");
    expect(endingOf(practice)).to.include({ kind: "time-over", isPaid: true, crypto: 0n });
  });

  it("sends the money once only", () => {
    const sent = deeds["send money"](begun());
    expect(canSendMoney(begun())).to.equal(true);
    expect(canSendMoney(sent)).to.equal(false);
    expect(deeds["send money"](sent)).to.equal(sent);
  });

  it("can leave, and give the crypto back", () => {
    expect(endingOf(played("buyer", ["cancel"]))).to.include({ kind: "cancelled" });
    expect(endingOf(played("buyer", ["paid", "give back"]))).to.include({ kind: "given-back" });
  });
});

describe("a practice as seller", () => {
  const claimed = () =>
    skippedUntil(beginPractice("seller", start), (now) => lines(now).includes("claim"));

  it("is told that it was paid before any money is there", () => {
    const practice = claimed();
    expect(practice.trade.status).to.equal("paid");
    expect(practice.bankedAt).to.equal(undefined);
    expect(practiceView(practice).allowedActs).to.deep.equal(["release"]);
  });

  it("that releases on a picture has neither crypto nor money", () => {
    const practice = deeds.release(claimed());
    const { amount, fee } = practice.trade.money;
    expect(endingOf(practice)).to.deep.equal({
      kind: "released-early",
      mySide: "seller",
      isPaid: false,
      crypto: 0n - amount.units - fee.units,
      fiat: 0n,
    });
    expect(lines(practice)).to.not.include("thanks");
  });

  it("that waits is pressed, and then paid", () => {
    const paid = skippedUntil(claimed(), ({ bankedAt }) => bankedAt !== undefined);
    expect(lines(paid)).to.include("pressure").and.include("apology");
    const practice = deeds.release(paid);
    expect(endingOf(practice)).to.include({ kind: "done", isPaid: true, fiat: 100_00n });
    expect(lines(practice).at(-1)).to.equal("thanks");
  });

  it("that has the money and never releases ends before a case worker", () => {
    const practice = played("seller", []);
    expect(endingOf(practice)).to.include({ kind: "disputed", isPaid: true });
    expect(practice.trade.status).to.equal("dispute_open");
    expect(lines(practice)).to.include("reminder");
  });

  it("is answered by the partner, once for what was written at a time", () => {
    const asked = deeds.write(deeds.write(claimed()));
    const before = lines(asked).length;
    const answered = skippedUntil(asked, (now) => lines(now).length > before);
    expect(lines(answered).at(-1)).to.equal("pressure");
    expect(answered.planned.map(({ step }) => step)).to.not.include("answer");
  });

  it("sends no message that cannot be seen", () => {
    const practice = claimed();
    expect(writeInPractice(practice, " \n ", practice.now)).to.equal(practice);
  });
});
