import { lockOf, type TraderAccount } from "../account/trader-account.ts";
import { sidesWithoutAll } from "../arbitration/verdict.ts";
import { after } from "../trade/instant.ts";
import { makeChange } from "../trade/make-change.ts";
import type { TradeChange } from "../trade/trade-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { StoodStill } from "../trade/trade-memory.ts";
import {
  tradeDeadlineKinds,
  type Instant,
  type Side,
  type Trade,
  type TradeDeadlineKind,
} from "../trade/trade.ts";

/**
 * Stops the clock of someone whom our own lock keeps from acting, and lets it run once they can act
 * again (decisions, People and roles). A stopped clock has the latest time that it could run out; what
 * it did not stand is taken off when it runs again. Undefined when there is nothing to do.
 */
export function moveStandingClocks(trade: Trade, context: TradeContext): TradeChange | undefined {
  const { accounts } = context;
  if (!accounts) return undefined;
  const resumed = clocksWhere(trade, (kind) => isResumed(trade, kind, accounts));
  if (resumed.length > 0) return resume(trade, resumed, context);
  const stopped = clocksWhere(trade, (kind) => isStopped(trade, kind, accounts, context));
  return stopped.length > 0 ? stop(trade, stopped, accounts, context) : undefined;
}

type Accounts = Readonly<Record<Side, TraderAccount>>;

/** Whose clock it is: who loses something when it runs out. Nobody's where staff have to act. */
function sidesOf({ stage, memory }: Trade, kind: TradeDeadlineKind): readonly Side[] {
  switch (kind) {
    case "funding_window":
      return ["seller"];
    case "payment_window":
      return stage === "card_shared" ? ["seller"] : ["buyer"];
    // The last hour in which the buyer can say that they paid (T20).
    case "staff_cancel":
    case "chargeback_answer":
    case "instalment_due":
      return ["buyer"];
    case "appeal_window":
      return memory.verdict
        ? sidesWithoutAll(memory.verdict).filter((side) => !memory.verdictAcceptedBy.includes(side))
        : [];
    case "stale":
    case "appeal_unheard":
    case "instalment_soon":
    case "reopen_window":
    case "proposal":
      return [];
  }
}

/** The sides whose clock it is and who cannot act. Nobody waits for a banned buyer to pay (T20). */
function lockedSides(trade: Trade, kind: TradeDeadlineKind, accounts: Accounts): readonly Side[] {
  return sidesOf(trade, kind).filter((side) => {
    const lock = lockOf(accounts[side]);
    return lock === "compromised" || (lock === "banned" && kind !== "staff_cancel");
  });
}

function clocksWhere(
  { deadlines }: Trade,
  applies: (kind: TradeDeadlineKind) => boolean,
): readonly TradeDeadlineKind[] {
  return tradeDeadlineKinds.filter((kind) => deadlines[kind] !== undefined && applies(kind));
}

function isResumed(trade: Trade, kind: TradeDeadlineKind, accounts: Accounts): boolean {
  const isStanding = trade.memory.stoodStill?.[kind]?.since !== undefined;
  return isStanding && lockedSides(trade, kind, accounts).length === 0;
}

function isStopped(
  trade: Trade,
  kind: TradeDeadlineKind,
  accounts: Accounts,
  { now, policy }: TradeContext,
): boolean {
  const stood = trade.memory.stoodStill?.[kind];
  const locked = lockedSides(trade, kind, accounts);
  if (stood?.since !== undefined || locked.length === 0) return false;
  const at = trade.deadlines[kind] ?? 0;
  // What ran out before the lock began is over, however late anybody looks.
  const ranWhenLocked = now < at || lockedSince(locked, accounts, now) < at;
  return ranWhenLocked && (stood?.seconds ?? 0) < policy.clockStandsAtMost;
}

/** When the first of them was locked out. */
function lockedSince(sides: readonly Side[], accounts: Accounts, now: Instant): Instant {
  return Math.min(...sides.map((side) => accounts[side].lockedOutAt ?? now));
}

function stop(
  trade: Trade,
  kinds: readonly TradeDeadlineKind[],
  accounts: Accounts,
  context: TradeContext,
): TradeChange {
  const { now, policy } = context;
  const moved = kinds.map((kind) => {
    const at = trade.deadlines[kind] ?? 0;
    const seconds = trade.memory.stoodStill?.[kind]?.seconds ?? 0;
    const since = now < at ? now : lockedSince(lockedSides(trade, kind, accounts), accounts, now);
    return {
      kind,
      at: after(at, policy.clockStandsAtMost - seconds),
      stood: { since, seconds },
    };
  });
  return written(trade, "clock-stopped", moved, context);
}

function resume(
  trade: Trade,
  kinds: readonly TradeDeadlineKind[],
  context: TradeContext,
): TradeChange {
  const { now, policy } = context;
  const moved = kinds.map((kind) => {
    const { since = now, seconds = 0 } = trade.memory.stoodStill?.[kind] ?? {};
    const left = policy.clockStandsAtMost - seconds;
    const stood = Math.min(left, Math.max(0, now - since) / 1_000);
    const at = after(trade.deadlines[kind] ?? now, stood - left);
    return { kind, at, stood: { seconds: seconds + stood } };
  });
  return written(trade, "clock-resumed", moved, context);
}

interface MovedClock {
  readonly kind: TradeDeadlineKind;
  readonly at: Instant;
  readonly stood: StoodStill;
}

function written(
  trade: Trade,
  act: "clock-stopped" | "clock-resumed",
  moved: readonly MovedClock[],
  context: TradeContext,
): TradeChange {
  const times = Object.fromEntries(moved.map(({ kind, at }) => [kind, at]));
  const stood = Object.fromEntries(moved.map((each) => [each.kind, each.stood]));
  const effects = {
    deadlines: { ...trade.deadlines, ...times },
    memory: { stoodStill: { ...trade.memory.stoodStill, ...stood } },
  };
  return makeChange(trade, { act, by: "clock" }, effects, context);
}
