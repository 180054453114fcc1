import { expect } from "chai";
import fc from "fast-check";
import {
  agreePlan,
  dueNext,
  instalmentsOf,
  type PlanTerms,
  withdrawPlan,
} from "../../../src/domain/chargeback/repayment-plan.ts";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import type { TradeContext } from "../../../src/domain/trade/trade-context.ts";
import type { RepaymentPlan } from "../../../src/domain/trade/trade-memory.ts";
import type { Instant, Trade } from "../../../src/domain/trade/trade.ts";
import {
  carriedOut,
  contextAt,
  day,
  freshProof,
  hour,
  paidTrade,
  start,
} from "../trade/example-trade.ts";

const confirmedAt = start + 3 * day;
const firstDue = confirmedAt + 10 * day;
const moderator = { staffId: "mod1", role: "moderator" } as const;
/** What the buyer received. */
const owed = 153_000n;
const terms: PlanTerms = { instalment: 60_000n, everyDays: 7, firstDue };

function owing(now: Instant, openClaim: bigint = owed): TradeContext {
  const chargeback = {
    methodReversible: true,
    anotherReportAllowed: false,
    buyerAnswered: true,
    openClaim,
  };
  return contextAt(now, { chargeback });
}

function confirmed(): Trade {
  const release = { act: "release", actorId: "ben", proof: freshProof(start + hour) } as const;
  const report = { act: "report-chargeback", actorId: "ben", isVerifiedCorrectly: true } as const;
  const confirm = { act: "confirm-chargeback", actorId: "mod1", role: "moderator" } as const;
  const { trade: released } = carriedOut(paidTrade(), release, contextAt(start + hour));
  const { trade: pending } = carriedOut(released, report, owing(start + day));
  return carriedOut(pending, confirm, owing(confirmedAt)).trade;
}

function ask(trade: Trade, other: Partial<PlanTerms> = {}, context = owing(confirmedAt)) {
  return agreePlan(trade, moderator, { ...terms, ...other }, context);
}

function agreed(other: Partial<PlanTerms> = {}): Trade {
  const judged = ask(confirmed(), other);
  if (!judged.ok) throw new Error(judged.refusal.code);
  return judged.value.trade;
}

function codeOf(judged: ReturnType<typeof ask>): string | undefined {
  return judged.ok ? undefined : judged.refusal.code;
}

describe("a repayment plan", () => {
  it("is written down by staff, moves no money, and leaves the debt as it is", () => {
    const judged = ask(confirmed());
    if (!judged.ok) throw new Error(judged.refusal.code);
    const { trade, entries, claim, events } = judged.value;
    expect(entries).to.deep.equal([]);
    expect(claim).to.equal(undefined);
    expect(trade).to.include({ status: "chargeback_started", chargeback: "confirmed" });
    expect(trade.memory.plan).to.deep.equal({
      instalment: "60000",
      everyDays: 7,
      openAtStart: "153000",
      met: 0,
    });
    expect(trade.deadlines).to.deep.equal({
      instalment_due: firstDue,
      instalment_soon: firstDue - 3 * day,
    });
    expect(events[0]).to.deep.include({ act: "agree-plan", by: "moderator", actorId: "mod1" });
    expect(events[0]?.facts).to.include({ instalment: "60000", everyDays: "7" });
  });

  it("is for a debt that is confirmed and open, and for one plan at a time", () => {
    expect(codeOf(ask(paidTrade()))).to.equal("nothing_owed");
    expect(codeOf(ask(confirmed(), {}, owing(confirmedAt, 0n)))).to.equal("nothing_owed");
    expect(codeOf(ask(agreed()))).to.equal("plan_open");
  });

  it("has instalments of at most the debt, and at most 24 of them", () => {
    for (const [instalment, code] of [
      [-1n, "plan_instalment"],
      [0n, "plan_instalment"],
      [6_374n, "plan_instalment"],
      [6_375n, undefined],
      [owed, undefined],
      [owed + 1n, "plan_instalment"],
    ] as const) {
      expect(codeOf(ask(confirmed(), { instalment })), String(instalment)).to.equal(code);
    }
  });

  it("begins within 30 days, and not in the past", () => {
    for (const [due, code] of [
      [confirmedAt, "plan_date"],
      [confirmedAt + 1, undefined],
      [confirmedAt + 30 * day, undefined],
      [confirmedAt + 30 * day + 1, "plan_date"],
    ] as const) {
      expect(codeOf(ask(confirmed(), { firstDue: due })), String(due)).to.equal(code);
    }
  });

  it("reminds only of what comes in more than three days", () => {
    expect(agreed({ firstDue: confirmedAt + 3 * day }).deadlines).to.deep.equal({
      instalment_due: confirmedAt + 3 * day,
    });
  });

  it("reminds, counts what was paid, and goes on", () => {
    const reminded = carryOut(agreed(), "instalment_soon", owing(firstDue - 3 * day));
    expect(reminded.events[0]?.act).to.equal("instalment-soon");
    expect(reminded.trade.deadlines).to.deep.equal({ instalment_due: firstDue });
    const paid = carryOut(reminded.trade, "instalment_due", owing(firstDue, owed - 60_000n));
    expect(paid.events[0]?.act).to.equal("instalment-met");
    expect(paid.trade.memory.plan?.met).to.equal(1);
    expect(paid.trade.deadlines).to.deep.equal({
      instalment_due: firstDue + 7 * day,
      instalment_soon: firstDue + 4 * day,
    });
  });

  it("reminds of nothing that was paid ahead", () => {
    const ahead = carryOut(agreed(), "instalment_soon", owing(firstDue - 3 * day, 93_000n));
    expect(ahead.events[0]?.act).to.equal("instalment-met");
    expect(ahead.trade.deadlines.instalment_due).to.equal(firstDue + 7 * day);
  });

  it("ends with an instalment that lacks one unit, and another can be agreed then", () => {
    const context = owing(firstDue, owed - 59_999n);
    const { trade, events, entries } = carryOut(agreed(), "instalment_due", context);
    expect(events[0]?.act).to.equal("plan-missed");
    expect(entries).to.deep.equal([]);
    expect(trade).to.include({ status: "chargeback_started", chargeback: "confirmed" });
    expect(trade.memory.plan?.end).to.equal("missed");
    expect(trade.deadlines).to.deep.equal({});
    expect(codeOf(ask(trade, { firstDue: firstDue + day }, context))).to.equal(undefined);
  });

  it("is taken back by staff, with its clocks; the debt stays, and another can be agreed", () => {
    const context = owing(confirmedAt + day);
    const withdrawn = withdrawPlan(agreed(), moderator, context);
    if (!withdrawn.ok) throw new Error(withdrawn.refusal.code);
    const { trade, entries, events } = withdrawn.value;
    expect(entries).to.deep.equal([]);
    expect(events[0]).to.deep.include({ act: "withdraw-plan", by: "moderator", actorId: "mod1" });
    expect(trade).to.deep.include({ chargeback: "confirmed", deadlines: {} });
    expect(trade.memory.plan?.end).to.equal("withdrawn");
    const again = withdrawPlan(trade, moderator, context);
    expect(again).to.deep.equal({ ok: false, refusal: { code: "no_plan" } });
    expect(codeOf(ask(trade, {}, context))).to.equal(undefined);
  });

  it("is over when the debt is", () => {
    const settled = { act: "debt-settled" } as const;
    const { trade } = carriedOut(agreed(), settled, owing(confirmedAt + day, 0n));
    expect(trade.memory.plan?.end).to.equal("settled");
    expect(trade.deadlines).to.deep.equal({});
  });

  const planOf = fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 1, max: 24 }))
    .map(([open, parts]): RepaymentPlan => {
      const instalment = (open + BigInt(parts) - 1n) / BigInt(parts);
      return { instalment: `${instalment}`, everyDays: 7, openAtStart: `${open}`, met: 0 };
    });

  it("asks for all that is owed and never for more, each time at most one instalment", () => {
    fc.assert(
      fc.property(planOf, (plan) => {
        let open = BigInt(plan.openAtStart);
        for (let met = 0; met < instalmentsOf(plan); met += 1) {
          const asked = dueNext({ ...plan, met }, open);
          expect(asked > 0n && asked <= open && asked <= BigInt(plan.instalment)).to.equal(true);
          open -= asked;
        }
        expect(open).to.equal(0n);
      }),
    );
  });

  it("asks for less by what was paid ahead, whenever it was", () => {
    const share = fc.bigInt({ min: 0n, max: 100n });
    fc.assert(
      fc.property(planOf, fc.array(share, { maxLength: 30 }), (plan, shares) => {
        let open = BigInt(plan.openAtStart);
        for (let met = 0; met < instalmentsOf(plan); met += 1) {
          const asked = dueNext({ ...plan, met }, open);
          const paid = (open * (shares[met] ?? 0n)) / 100n;
          const left = dueNext({ ...plan, met }, open - paid);
          expect(left).to.equal(asked > paid ? asked - paid : 0n);
          expect(left <= open - paid).to.equal(true);
          open -= paid > asked ? paid : asked;
        }
        expect(open).to.equal(0n);
      }),
    );
  });
});
