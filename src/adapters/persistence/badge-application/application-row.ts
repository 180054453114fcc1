import type {
  OwnApplication,
  StaffApplication,
} from "../../../application/ports/badge-applications.ts";
import type { AppliedBadge } from "../../../domain/badge-application/badge-application.ts";

/** An application as its applicant reads it. */
export interface OwnRow {
  readonly badge: AppliedBadge;
  readonly at: Date;
  readonly is_approved: boolean | null;
  readonly decision_words: string | null;
  readonly decided_at: Date | null;
}

/** The same as staff read it. */
export interface StaffRow extends OwnRow {
  readonly id: string;
  readonly trader_id: string;
  readonly username: string;
  readonly held: string;
  readonly level: string;
  readonly text: string;
  readonly terms_version: number | null;
  readonly decided_by: string | null;
}

/** The columns of `StaffRow`. */
export const staffColumns = `a.id, a.trader_id, trader.username, trader.badge AS held, trader.level::text AS level,
  a.badge, a.text, a.terms_version, a.at, a.is_approved, a.decision_words, a.decided_at,
  staff.username AS decided_by`;

export const fromApplications = `FROM badge_application a JOIN trader ON trader.id = a.trader_id
  LEFT JOIN staff ON staff.id = a.decided_by`;

export function ownOf(row: OwnRow): OwnApplication {
  return { badge: row.badge, at: row.at.getTime(), decided: decidedOf(row) };
}

export function staffOf(row: StaffRow): StaffApplication {
  const decided = decidedOf(row);
  return {
    id: Number(row.id),
    traderId: row.trader_id,
    username: row.username,
    badge: row.badge,
    held: row.held,
    level: Number(row.level),
    text: row.text,
    termsVersion: row.terms_version ?? undefined,
    at: row.at.getTime(),
    decided: decided && { ...decided, by: row.decided_by ?? "" },
  };
}

function decidedOf({ is_approved: isApproved, decision_words: words, decided_at: at }: OwnRow) {
  return isApproved === null || !at
    ? undefined
    : { isApproved, words: words ?? "", at: at.getTime() };
}
