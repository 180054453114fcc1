import { expect } from "chai";
import fc from "fast-check";
import { escalationOf } from "../../../src/domain/dispute/dispute-case.ts";
import { owesAnswer, silentSide } from "../../../src/domain/dispute/silent-side.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import { day, hour } from "../trade/example-trade.ts";
import {
  askBoth,
  Course,
  disputed,
  forBuyer,
  omar,
  open,
  opened,
  take,
  vera,
  worked,
} from "./example-case.ts";
import { defaultDisputePolicy as policy } from "../../../src/domain/policy/default-policy.ts";

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

  it("knows who was asked for something, and until when they can answer", () => {
    const course = worked();
    course.work({ act: "ask-evidence", sides: ["seller", "seller"], what: "statement_of_today" });
    const { dispute, now } = course;
    expect(dispute).to.deep.include({ asked: ["seller"], evidenceUntil: now + 12 * hour });
    expect(owesAnswer(dispute!, "seller", {})).to.equal(true);
    expect(owesAnswer(dispute!, "buyer", {})).to.equal(false);
    expect(owesAnswer(dispute!, "seller", { seller: now })).to.equal(true);
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
