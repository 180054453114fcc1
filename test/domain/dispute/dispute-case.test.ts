import { expect } from "chai";
import fc from "fast-check";
import {
  caseAfter,
  caseContext,
  escalationOf,
  type DisputeCase,
} from "../../../src/domain/dispute/dispute-case.ts";
import {
  decideCase,
  noteOnCase,
  type CaseCommand,
  type CaseStaff,
} from "../../../src/domain/dispute/decide-case.ts";
import { defaultDisputePolicy as policy } from "../../../src/domain/dispute/dispute-policy.ts";
import { owesAnswer, silentSide } from "../../../src/domain/dispute/silent-side.ts";
import { decideTrade } from "../../../src/domain/trade/decide-trade.ts";
import { carryOut } from "../../../src/domain/trade/carry-out.ts";
import { dueDeadline } from "../../../src/domain/trade/due-deadline.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import type { TradeChange } from "../../../src/domain/trade/trade-change.ts";
import type { TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import type { TradeContext } from "../../../src/domain/trade/trade-context.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import { contextAt, day, hour, minute, paidTrade, start } from "../trade/example-trade.ts";

const nia: CaseStaff = {
  staffId: "nia",
  role: "moderator",
  traderId: undefined,
  sharesAddress: false,
};
const omar: CaseStaff = { ...nia, staffId: "omar" };
const vera: CaseStaff = { ...nia, staffId: "vera", role: "supermoderator" };
const opened = start + 10 * minute + 3 * hour;

/** A trade with its case, at a time that a test moves. */
class Course {
  trade: Trade = paidTrade();
  dispute: DisputeCase | undefined;
  now = opened;

  get context(): TradeContext {
    const { dispute } = this;
    return contextAt(this.now, dispute && { disputeCase: caseContext(dispute, this.now, policy) });
  }

  ask(command: TradeCommand): string | undefined {
    return this.#carry(decideTrade(this.trade, command, this.context));
  }

  work(command: CaseCommand, staff: CaseStaff = nia): string | undefined {
    return this.#carry(decideCase(this.trade, this.dispute, command, staff, this.context));
  }

  wait(milliseconds: number): void {
    this.now += milliseconds;
    for (let kind = dueDeadline(this.trade, this.now); kind;) {
      this.#follow(carryOut(this.trade, kind, this.context));
      kind = dueDeadline(this.trade, this.now);
    }
  }

  #carry(
    decision:
      | { ok: true; value: TradeChange | { already: true; trade: Trade } }
      | { ok: false; refusal: { code: string } },
  ): string | undefined {
    if (!decision.ok) return decision.refusal.code;
    if (!isAlreadySo(decision.value)) this.#follow(decision.value);
    return undefined;
  }

  #follow(change: TradeChange): void {
    this.dispute = caseAfter(this.dispute, this.trade, change, this.now, policy);
    this.trade = change.trade;
  }
}

const open = { act: "dispute", actorId: "ana", reason: "obvious_scam" } as const;
const take = { act: "take-case" } as const;
const askBoth = { act: "ask-evidence", sides: ["buyer", "seller"], what: "other" } as const;
const forBuyer = { act: "decide-buyer", actorId: "nia", role: "moderator" } as const;

function disputed(): Course {
  const course = new Course();
  expect(course.ask(open)).to.equal(undefined);
  return course;
}

function worked(): Course {
  const course = disputed();
  expect(course.work(take)).to.equal(undefined);
  return course;
}

describe("a case", () => {
  it("says who opened it, when and why, and that nobody has it", () => {
    expect(disputed().dispute).to.deep.include({
      openedAt: opened,
      openedBy: "buyer",
      openerId: "ana",
      reason: "obvious_scam",
      workerId: undefined,
      hearing: 1,
      closedAt: undefined,
    });
  });

  it("says so where staff or the clock opened it", () => {
    const byStaff = new Course();
    byStaff.ask({ act: "dispute", actorId: "nia", role: "moderator", reason: "looks wrong" });
    expect(byStaff.dispute).to.include({ openedBy: "moderator", reason: "staff" });
    const byClock = new Course();
    byClock.wait(8 * day);
    expect(byClock.dispute).to.include({ openedBy: "clock", reason: "time", openerId: undefined });
  });

  it("is somebody's once it was taken, who has done nothing yet", () => {
    expect(worked().dispute).to.include({ workerId: "nia", assignedAt: opened, hasActed: false });
  });

  it("is another's once it was given away, who has done nothing yet", () => {
    const course = worked();
    course.work(askBoth);
    expect(course.dispute?.hasActed).to.equal(true);
    expect(course.work({ act: "assign-case", to: omar }, vera)).to.equal(undefined);
    expect(course.dispute).to.include({ workerId: "omar", hasActed: false });
  });

  it("knows who was asked for something, and until when he can answer", () => {
    const course = worked();
    course.work({ act: "ask-evidence", sides: ["seller", "seller"], what: "statement_of_today" });
    const { dispute, now } = course;
    expect(dispute).to.deep.include({ asked: ["seller"], evidenceUntil: now + 12 * hour });
    expect(owesAnswer(dispute!, "seller", {})).to.equal(true);
    expect(owesAnswer(dispute!, "buyer", {})).to.equal(false);
    expect(owesAnswer(dispute!, "seller", { seller: now + 1 })).to.equal(false);
    expect(silentSide(dispute!, {}, now + day - 1, policy)).to.equal(undefined);
    expect(silentSide(dispute!, {}, now + day, policy)).to.equal("seller");
    expect(silentSide(dispute!, { seller: now + 1 }, now + day, policy)).to.equal(undefined);
  });

  it("goes to supermoderators after a day without an act of staff, to admins after three", () => {
    const { dispute } = worked();
    const at = (time: number) => escalationOf(dispute!, opened + time, policy);
    expect(at(day - 1)).to.equal("none");
    expect(at(day)).to.equal("supermoderators");
    expect(at(3 * day)).to.equal("admins");
  });

  it("remembers that staff were late, also when somebody acted then", () => {
    const course = worked();
    course.now += day;
    course.work(askBoth);
    expect(escalationOf(course.dispute!, course.now, policy)).to.equal("none");
    expect(course.dispute?.wasLate).to.equal(true);
  });

  it("begins anew when an appeal was granted, without its first case worker", () => {
    const course = worked();
    course.ask(forBuyer);
    course.ask({ act: "appeal", actorId: "ben" });
    course.now += hour;
    course.ask({ act: "grant-appeal", actorId: "vera", role: "supermoderator" });
    expect(course.dispute).to.deep.include({
      hearing: 2,
      workerId: undefined,
      openedAt: course.now,
      openerId: "ana",
      reason: "obvious_scam",
      closedAt: undefined,
    });
    expect(course.work(take)).to.equal("conflict_of_interest");
    expect(course.work(take, omar)).to.equal(undefined);
  });

  it("gives the seller the fee back where staff were late", () => {
    const feeOf = (isLate: boolean) => {
      const course = worked();
      if (isLate) course.now += day;
      course.ask(forBuyer);
      course.ask({ act: "appeal", actorId: "ben" });
      course.ask({ act: "grant-appeal", actorId: "vera", role: "supermoderator" });
      course.work(take, omar);
      const change = decideTrade(course.trade, { ...forBuyer, actorId: "omar" }, course.context);
      if (!change.ok || isAlreadySo(change.value)) throw new Error("It was not decided");
      return change.value.entries
        .flatMap(({ postings }) => postings)
        .filter(({ account }) => account.kind === "fees").length;
    };
    expect(feeOf(false)).to.equal(1);
    expect(feeOf(true)).to.equal(0);
  });

  it("is closed exactly while the trade is not disputed, whatever is done with it", () => {
    const acts: readonly ((course: Course) => unknown)[] = [
      (course) => course.ask(open),
      (course) => course.ask({ ...open, actorId: "ben" }),
      (course) => course.ask({ act: "withdraw-dispute", actorId: "ana" }),
      (course) => course.work(take),
      (course) => course.work(take, omar),
      (course) => course.work({ act: "assign-case", to: omar }, vera),
      (course) => course.work(askBoth),
      (course) => course.work({ act: "message-parties" }, omar),
      (course) => course.ask(forBuyer),
      (course) => course.ask({ act: "decide-seller", actorId: "omar", role: "moderator" }),
      (course) => course.ask({ act: "give-back", actorId: "ana", confirmed: true }),
      (course) => course.ask({ act: "appeal", actorId: "ben" }),
      (course) => course.ask({ act: "appeal", actorId: "ana" }),
      (course) => course.ask({ act: "accept-verdict", actorId: "ben" }),
      (course) => course.ask({ act: "reject-appeal", actorId: "vera", role: "supermoderator" }),
      (course) => course.ask({ act: "grant-appeal", actorId: "vera", role: "supermoderator" }),
      (course) => course.wait(2 * hour),
      (course) => course.wait(8 * day),
    ];
    let closed = 0;
    fc.assert(
      fc.property(fc.array(fc.nat(acts.length - 1), { maxLength: 25 }), (steps) => {
        const course = new Course();
        for (const step of steps) {
          acts[step]?.(course);
          const { dispute, trade } = course;
          if (trade.status === "dispute_open") expect(dispute?.closedAt).to.equal(undefined);
          else if (dispute) expect(dispute.closedAt).to.be.a("number");
          if (dispute?.closedAt !== undefined) closed += 1;
        }
      }),
      { numRuns: 1_500 },
    );
    expect(closed).to.be.above(100);
  });
});

describe("what staff may do with a case", () => {
  const near: CaseStaff = { ...nia, staffId: "pedro", traderId: "ben" };
  const rows: readonly [string, () => Course, CaseCommand, CaseStaff, string | undefined][] = [
    ["without a case", () => new Course(), take, nia, "no_open_case"],
    ["after a verdict", () => ended(), take, omar, "no_open_case"],
    ["another's case, also near to a party", () => worked(), take, near, "case_taken"],
    ["near to a party", () => disputed(), take, near, "conflict_of_interest"],
    [
      "at a party's address",
      () => disputed(),
      take,
      { ...nia, sharesAddress: true },
      "conflict_of_interest",
    ],
    ["who is a party", () => disputed(), take, { ...nia, staffId: "ana" }, "conflict_of_interest"],
    ["a case that is nobody's", () => disputed(), take, nia, undefined],
    ["one's own case again", () => worked(), take, nia, undefined],
    [
      "to give it to a party",
      () => worked(),
      { act: "assign-case", to: near },
      vera,
      "conflict_of_interest",
    ],
    [
      "to give a party's case away",
      () => worked(),
      { act: "assign-case", to: omar },
      near,
      "conflict_of_interest",
    ],
    ["to give it away", () => worked(), { act: "assign-case", to: omar }, vera, undefined],
    ["to ask in another's case", () => worked(), askBoth, omar, "not_your_case"],
    ["to ask nobody", () => worked(), { ...askBoth, sides: [] }, nia, "nobody_asked"],
    ["to ask", () => worked(), askBoth, nia, undefined],
    [
      "to write in another's case",
      () => worked(),
      { act: "message-parties" },
      omar,
      "not_your_case",
    ],
    ["to write", () => worked(), { act: "message-parties" }, nia, undefined],
  ];
  for (const [what, course, command, staff, code] of rows) {
    it(`${code ?? "allows"}: ${command.act} ${what}`, () => {
      expect(course().work(command, staff)).to.equal(code);
    });
  }

  it("a note is written by anybody who is not near, also after the end, and is on no timeline", () => {
    const { trade, dispute, context } = ended();
    const note = noteOnCase(trade, dispute, omar, context);
    expect(note.ok && note.value.events).to.deep.equal([]);
    expect(note.ok && note.value.trade.status).to.equal(trade.status);
    expect(noteOnCase(trade, dispute, near, context)).to.have.nested.property(
      "refusal.code",
      "conflict_of_interest",
    );
    expect(noteOnCase(trade, undefined, omar, context)).to.have.nested.property(
      "refusal.code",
      "no_open_case",
    );
  });
});

function ended(): Course {
  const course = worked();
  course.ask(forBuyer);
  expect(course.dispute?.closedAt).to.be.a("number");
  return course;
}
