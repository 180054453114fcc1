import type { StaffId, TradeId } from "../id/id.ts";
import { after } from "../trade/instant.ts";
import { projectStatus } from "../trade/project-status.ts";
import type { ActorKind, TradeChange, TradeEvent } from "../trade/trade-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { Instant, Side, Trade } from "../trade/trade.ts";
import type { DisputePolicy } from "./dispute-policy.ts";

/** The work on a disputed trade. It is derived from the trade's events alone (`caseAfter`). */
export interface DisputeCase {
  readonly tradeId: TradeId;
  readonly openedAt: Instant;
  readonly openedBy: ActorKind;
  /** Undefined if the clock opened it. */
  readonly openerId: string | undefined;
  /** A reason that a party chose, or `staff`, `time`, `locked_party`. */
  readonly reason: string;
  readonly workerId: StaffId | undefined;
  readonly assignedAt: Instant | undefined;
  /** Whether the case worker holds the permission to write. */
  readonly mayWrite: boolean;
  /** Whether the current case worker has done anything yet. */
  readonly hasActed: boolean;
  /** The last act by staff. */
  readonly lastActAt: Instant | undefined;
  /** Whether staff ever missed the escalation time: the fee is then refunded. */
  readonly wasLate: boolean;
  /** Which side the case worker asked for something, since when, and until when they may answer. */
  readonly asked: readonly Side[];
  readonly askedAt: Instant | undefined;
  readonly evidenceUntil: Instant | undefined;
  /** 1, and 2 after an appeal was granted. */
  readonly hearing: number;
  /** When it was decided, or ended in another way. */
  readonly closedAt: Instant | undefined;
}

/**
 * Who has to attend to a case by now: any moderator, supermoderators, or admins (decisions, Times).
 */
export type Escalation = "none" | "supermoderators" | "admins";

/** How far a waiting case has escalated. A closed one waits for nobody. */
export function escalationOf(
  dispute: DisputeCase,
  now: Instant,
  policy: DisputePolicy,
): Escalation {
  if (dispute.closedAt !== undefined) return "none";
  const since = dispute.lastActAt ?? dispute.openedAt;
  if (now >= after(since, policy.adminsAfter)) return "admins";
  return now >= after(since, policy.supermoderatorsAfter) ? "supermoderators" : "none";
}

/** What the trade's own rules need to know. */
export function caseContext(
  dispute: DisputeCase,
  now: Instant,
  policy: DisputePolicy,
): NonNullable<TradeContext["disputeCase"]> {
  const { workerId, openerId, mayWrite, hasActed } = dispute;
  return { workerId, openerId, mayWrite, hasActed, staffLate: isLate(dispute, now, policy) };
}

function isLate(dispute: DisputeCase, now: Instant, policy: DisputePolicy): boolean {
  return dispute.wasLate || escalationOf(dispute, now, policy) !== "none";
}

/** The effect of a trade's change on its case; undefined while it has none. */
export function caseAfter(
  before: DisputeCase | undefined,
  was: Trade | undefined,
  { trade, events }: TradeChange,
  now: Instant,
  policy: DisputePolicy,
): DisputeCase | undefined {
  const isOpen = trade.status === "dispute_open";
  const [event] = events;
  if (isOpen && event && was?.status !== "dispute_open") {
    return opened(before, trade, event, now, policy);
  }
  if (!before) return undefined;
  const acted = event ? withAct(before, event, now, policy) : before;
  if (isOpen || before.closedAt !== undefined) return acted;
  return { ...acted, wasLate: isLate(before, now, policy), closedAt: now };
}

function opened(
  before: DisputeCase | undefined,
  trade: Trade,
  { by, actorId, facts }: TradeEvent,
  now: Instant,
  policy: DisputePolicy,
): DisputeCase {
  const isSecond = trade.dispute === "appeal_used";
  return {
    tradeId: trade.id,
    openedAt: now,
    openedBy: isSecond ? (before?.openedBy ?? by) : by,
    openerId: isSecond ? before?.openerId : actorId,
    reason: isSecond ? (before?.reason ?? "") : openingReason(by, facts),
    workerId: undefined,
    assignedAt: undefined,
    mayWrite: true,
    hasActed: false,
    lastActAt: undefined,
    wasLate: before ? isLate(before, now, policy) : false,
    asked: [],
    askedAt: undefined,
    evidenceUntil: undefined,
    hearing: isSecond ? 2 : 1,
    closedAt: undefined,
  };
}

function openingReason(by: ActorKind, facts: TradeEvent["facts"]): string {
  if (by === "clock") return facts?.["because"] ?? "time";
  return by === "buyer" || by === "seller" ? (facts?.["reason"] ?? "other") : "staff";
}

function withAct(
  dispute: DisputeCase,
  { act, by, actorId, facts }: TradeEvent,
  now: Instant,
  policy: DisputePolicy,
): DisputeCase {
  // No work on the case: the time since which it waits stays unchanged.
  if (act === "return-case") {
    return { ...dispute, workerId: undefined, assignedAt: undefined, hasActed: false };
  }
  const isByStaff = by === "moderator" || by === "supermoderator" || by === "admin";
  if (!isByStaff || actorId === undefined) return dispute;
  const acted: DisputeCase = {
    ...dispute,
    lastActAt: now,
    hasActed: dispute.hasActed || actorId === dispute.workerId,
    wasLate: isLate(dispute, now, policy),
  };
  if (act === "take-case" || act === "assign-case") {
    const workerId = facts?.["workerId"] ?? actorId;
    return { ...acted, workerId, assignedAt: now, mayWrite: true, hasActed: false };
  }
  if (act === "ask-evidence") {
    const asked = (facts?.["sides"] ?? "").split(",") as Side[];
    return {
      ...acted,
      asked,
      askedAt: now,
      evidenceUntil: after(now, policy.evidenceWithin),
    };
  }
  return acted;
}

/** Whether a verdict, an appeal or the end of the trade keeps a case from being worked on. */
export function isWorkable(trade: Trade, dispute: DisputeCase | undefined): dispute is DisputeCase {
  return (
    dispute !== undefined &&
    dispute.closedAt === undefined &&
    projectStatus(trade) === "dispute_open"
  );
}
