import { match } from "ts-pattern";
import { carryOutInstalment, carryOutReminder } from "../chargeback/repayment-plan.ts";
import { isAlreadySo } from "../trade/judgement.ts";
import { decideTrade } from "./decide-trade.ts";
import { carryOutStaffCancel } from "../settlement/endings.ts";
import { after } from "../trade/instant.ts";
import { makeChange } from "../trade/make-change.ts";
import { carryOutProposalOver } from "../agreement/proposals.ts";
import type { TradeChange } from "../trade/trade-change.ts";
import type { CommandAct, CommandOf } from "../trade/trade-command.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { Trade, TradeDeadlineKind } from "../trade/trade.ts";

/**
 * What the clock does when a deadline has passed. Carrying out one that is not open or not due is a
 * bug of ours and throws.
 */
export function carryOut(
  trade: Trade,
  kind: TradeDeadlineKind,
  context: TradeContext,
): TradeChange {
  const at = trade.deadlines[kind];
  if (at === undefined || context.now < at) throw new RangeError(`${trade.id} has no ${kind} due`);
  const ask = (command: ClockCommand) => accepted(trade, kind, command, context);
  return match(kind)
    .with("funding_window", () => ask({ act: "funding-over" }))
    .with("payment_window", () => ask({ act: "window-over" }))
    .with("staff_cancel", () => carryOutStaffCancel(trade, context))
    .with("stale", () => ask({ act: "stale", because: "time" }))
    .with("appeal_window", () => ask({ act: "appeal-over" }))
    .with("appeal_unheard", () => ask({ act: "appeal-unheard" }))
    .with("chargeback_answer", () => closeDeadline(trade, kind, "answer-over", context))
    .with("instalment_soon", () => carryOutReminder(trade, context))
    .with("instalment_due", () => carryOutInstalment(trade, context))
    .with("reopen_window", () => closeDeadline(trade, kind, "reopen-over", context))
    .with("proposal", () => carryOutProposalOver(trade, context))
    .exhaustive();
}

type ClockCommand = CommandOf<
  Extract<CommandAct, "funding-over" | "window-over" | "stale" | "appeal-over" | "appeal-unheard">
>;

function accepted(
  trade: Trade,
  kind: TradeDeadlineKind,
  command: ClockCommand,
  context: TradeContext,
): TradeChange {
  const decision = decideTrade(trade, command, context);
  if (!decision.ok && decision.refusal.code === "withdrawals_halted") {
    return defer(trade, kind, context);
  }
  if (decision.ok && !isAlreadySo(decision.value)) return decision.value;
  throw new RangeError(`${trade.id} in ${trade.status} refuses ${command.act} of its own deadline`);
}

/** What would pay the buyer waits while withdrawals are stopped, and is retried later. */
function defer(trade: Trade, kind: TradeDeadlineKind, context: TradeContext): TradeChange {
  const { now, policy } = context;
  const deadlines = { ...trade.deadlines, [kind]: after(now, policy.payoutAgainAfter) };
  return makeChange(trade, { act: "payout-put-off", by: "clock" }, { deadlines }, context);
}

/** The time for something is over, with no other effect. */
function closeDeadline(
  trade: Trade,
  kind: TradeDeadlineKind,
  act: string,
  context: TradeContext,
): TradeChange {
  const { [kind]: _over, ...deadlines } = trade.deadlines;
  return makeChange(trade, { act, by: "clock" }, { deadlines }, context);
}
