import type { DisputeCase } from "../../../domain/dispute/dispute-case.ts";
import type { Instant } from "../../../domain/trade/trade.ts";

/** A row of `dispute_case` as JSON: times as text. */
export interface CaseRow {
  readonly trade_id: string;
  readonly opened_at: string;
  readonly opened_by: DisputeCase["openedBy"];
  readonly opener_id: string | null;
  readonly reason: string;
  readonly worker_id: string | null;
  readonly assigned_at: string | null;
  readonly may_write: boolean;
  readonly has_acted: boolean;
  readonly last_act_at: string | null;
  readonly was_late: boolean;
  readonly asked: DisputeCase["asked"];
  readonly asked_at: string | null;
  readonly evidence_until: string | null;
  readonly hearing: number;
  readonly closed_at: string | null;
}

/** The column of a trade's case as JSON, under the name `dispute_case`; `t` is the trade. */
export const caseColumn = `(
  SELECT to_jsonb(c) FROM dispute_case c WHERE c.trade_id = t.id
) AS dispute_case`;

/** The row that stores a case. */
export function caseRow(dispute: DisputeCase): CaseRow {
  return {
    trade_id: dispute.tradeId,
    opened_at: new Date(dispute.openedAt).toISOString(),
    opened_by: dispute.openedBy,
    opener_id: dispute.openerId ?? null,
    reason: dispute.reason,
    worker_id: dispute.workerId ?? null,
    assigned_at: textOrNull(dispute.assignedAt),
    may_write: dispute.mayWrite,
    has_acted: dispute.hasActed,
    last_act_at: textOrNull(dispute.lastActAt),
    was_late: dispute.wasLate,
    asked: dispute.asked,
    asked_at: textOrNull(dispute.askedAt),
    evidence_until: textOrNull(dispute.evidenceUntil),
    hearing: dispute.hearing,
    closed_at: textOrNull(dispute.closedAt),
  };
}

/** The case stored in a row. */
export function caseOf(row: CaseRow): DisputeCase {
  return {
    tradeId: row.trade_id,
    openedAt: Date.parse(row.opened_at),
    openedBy: row.opened_by,
    openerId: row.opener_id ?? undefined,
    reason: row.reason,
    workerId: row.worker_id ?? undefined,
    assignedAt: instantOf(row.assigned_at),
    mayWrite: row.may_write,
    hasActed: row.has_acted,
    lastActAt: instantOf(row.last_act_at),
    wasLate: row.was_late,
    asked: row.asked,
    askedAt: instantOf(row.asked_at),
    evidenceUntil: instantOf(row.evidence_until),
    hearing: row.hearing,
    closedAt: instantOf(row.closed_at),
  };
}

function textOrNull(instant: Instant | undefined): string | null {
  return instant === undefined ? null : new Date(instant).toISOString();
}

function instantOf(text: string | null): Instant | undefined {
  return text === null ? undefined : Date.parse(text);
}
