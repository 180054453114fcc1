import type { StaffId } from "../id/id.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { after } from "../trade/instant.ts";
import { makeChange } from "../trade/make-change.ts";
import type { TradeChange } from "../trade/trade-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { RepaymentPlan, StaffRole } from "../trade/trade-memory.ts";
import type { Instant, Trade, TradeDeadlines } from "../trade/trade.ts";
import type { NothingOwed } from "./chargeback-acts.ts";
import type { PlanPeriod } from "./plan-periods.ts";

/** What staff and the debtor agreed on. */
export interface PlanTerms {
  /** Base units of the claim's asset. */
  readonly instalment: bigint;
  readonly everyDays: PlanPeriod;
  readonly firstDue: Instant;
}

/**
 * - `plan_open`: another plan for the debt runs.
 * - `plan_instalment`: nothing, more than is owed, or so little that it would take too many.
 * - `plan_date`: past, or too far ahead.
 */
export interface PlanRefusal {
  readonly code: "plan_open" | "plan_instalment" | "plan_date";
}

/** No plan runs. */
export interface NoPlan {
  readonly code: "no_plan";
}

/** Whether a plan was agreed and has not ended. */
export function isRunning(plan: RepaymentPlan | undefined): plan is RepaymentPlan {
  return plan !== undefined && plan.end === undefined;
}

/** How many instalments a plan has. The last one is what is left. */
export function instalmentsOf({ instalment, openAtStart }: RepaymentPlan): number {
  const each = BigInt(instalment);
  return Number((BigInt(openAtStart) + each - 1n) / each);
}

/** What has to be paid until the next instalment is due, of what is open now; 0 where it is paid. */
export function dueNext(plan: RepaymentPlan, openNow: bigint): bigint {
  const paidByThen = BigInt(plan.instalment) * BigInt(plan.met + 1);
  const stillOpenThen = larger(BigInt(plan.openAtStart) - paidByThen, 0n);
  return larger(openNow - stillOpenThen, 0n);
}

/** Why no plan can be agreed now, whatever it says. */
export function planObstacle(
  { chargeback, memory }: Trade,
  context: TradeContext,
): NothingOwed | PlanRefusal | undefined {
  const isOwed = chargeback === "confirmed" && openOf(context) > 0n;
  if (!isOwed) return { code: "nothing_owed" };
  return isRunning(memory.plan) ? { code: "plan_open" } : undefined;
}

/** A moderator writes down what they agreed with the debtor. A debt has one open plan at most. */
export function agreePlan(
  trade: Trade,
  { staffId, role }: { readonly staffId: StaffId; readonly role: StaffRole },
  { instalment, everyDays, firstDue }: PlanTerms,
  context: TradeContext,
): Result<TradeChange, NothingOwed | PlanRefusal> {
  const { now, policy } = context;
  const open = openOf(context);
  const obstacle = planObstacle(trade, context);
  if (obstacle) return refuse(obstacle);
  if (instalment <= 0n || instalment > open) return refuse({ code: "plan_instalment" });
  const plan = {
    instalment: String(instalment),
    everyDays,
    openAtStart: String(open),
    met: 0,
  };
  if (instalmentsOf(plan) > policy.instalmentsAtMost) return refuse({ code: "plan_instalment" });
  const isSoon = firstDue > now && firstDue <= after(now, policy.planBeginsWithin);
  if (!isSoon) return refuse({ code: "plan_date" });
  const effects = {
    memory: { plan },
    deadlines: { ...trade.deadlines, ...clocksFor(firstDue, context) },
    facts: {
      instalment: plan.instalment,
      everyDays: String(everyDays),
      firstInDays: String(Math.ceil((firstDue - now) / (1_000 * daySeconds))),
    },
  };
  return accept(
    makeChange(trade, { act: "agree-plan", by: role, actorId: staffId }, effects, context),
  );
}

/** A moderator takes back a plan that was written down wrongly; what was paid by then stays paid. */
export function withdrawPlan(
  trade: Trade,
  { staffId, role }: { readonly staffId: StaffId; readonly role: StaffRole },
  context: TradeContext,
): Result<TradeChange, NoPlan> {
  const { plan } = trade.memory;
  if (!isRunning(plan)) return refuse({ code: "no_plan" });
  const effects = {
    memory: { plan: { ...plan, end: "withdrawn" as const } },
    deadlines: withoutPlan(trade.deadlines),
  };
  return accept(
    makeChange(trade, { act: "withdraw-plan", by: role, actorId: staffId }, effects, context),
  );
}

/** Reminds the debtor of an instalment, or counts it if they paid it already. */
export function carryOutReminder(trade: Trade, context: TradeContext): TradeChange {
  const plan = planOf(trade);
  if (dueNext(plan, openOf(context)) === 0n) return met(trade, plan, context);
  const { instalment_soon: _over, ...deadlines } = trade.deadlines;
  return makeChange(trade, { act: "instalment-soon", by: "clock" }, { deadlines }, context);
}

/** Counts an instalment that is due and was paid; one that was not ends the plan. */
export function carryOutInstalment(trade: Trade, context: TradeContext): TradeChange {
  const plan = planOf(trade);
  if (dueNext(plan, openOf(context)) === 0n) return met(trade, plan, context);
  const effects = {
    memory: { plan: { ...plan, end: "missed" as const } },
    deadlines: withoutPlan(trade.deadlines),
  };
  return makeChange(trade, { act: "plan-missed", by: "clock" }, effects, context);
}

function met(trade: Trade, plan: RepaymentPlan, context: TradeContext): TradeChange {
  const { instalment_due: at = context.now } = trade.deadlines;
  const next = { ...plan, met: plan.met + 1 };
  // The claim that the last one paid is closed with the report.
  const isLast = next.met >= instalmentsOf(plan);
  const clocks = isLast ? {} : clocksFor(after(at, plan.everyDays * daySeconds), context);
  const effects = {
    memory: { plan: next },
    deadlines: { ...withoutPlan(trade.deadlines), ...clocks },
  };
  return makeChange(trade, { act: "instalment-met", by: "clock" }, effects, context);
}

function clocksFor(at: Instant, { now, policy }: TradeContext): TradeDeadlines {
  const remindAt = after(at, -policy.instalmentReminder);
  return { instalment_due: at, ...(remindAt > now && { instalment_soon: remindAt }) };
}

function withoutPlan(deadlines: TradeDeadlines): TradeDeadlines {
  const { instalment_soon: _soon, instalment_due: _due, ...others } = deadlines;
  return others;
}

function planOf({ id, memory: { plan } }: Trade): RepaymentPlan {
  if (!isRunning(plan)) throw new RangeError(`${id} has a clock of a plan and no plan`);
  return plan;
}

function openOf({ chargeback }: TradeContext): bigint {
  return chargeback?.openClaim ?? 0n;
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

const daySeconds = 86_400;
