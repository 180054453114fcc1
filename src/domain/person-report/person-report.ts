import type { AttemptLimit } from "../account/account-policy.ts";
import { accept, refuse, type Result } from "../result/result.ts";

/** The reasons a trader can give for reporting a person. */
export const personReportReasons = [
  "outside_escrow",
  "scam",
  "abusive",
  "impersonation",
  "several_accounts",
  "other",
] as const;
export type PersonReportReason = (typeof personReportReasons)[number];

/** Where the reporter saw what they report. */
export const personReportPlaces = ["profile", "offer", "trade", "chat"] as const;
export type PersonReportPlace = (typeof personReportPlaces)[number];

/** What moderators can decide: that they acted on it, or that there is nothing to act on. */
export const personReportDecisions = ["acted", "dismissed"] as const;
export type PersonReportDecision = (typeof personReportDecisions)[number];

/** How many people one trader may report. */
export const personReportLimit: AttemptLimit = { most: 20, windowSeconds: 24 * 3_600 };

/** What open reports about one person are, for a decision. */
export interface OpenReports {
  /** The number of the newest one. */
  readonly newest: number;
  readonly reporterIds: readonly string[];
}

/**
 * - `conflict_of_interest`: one of them is linked to who decides.
 * - `reports_decided`: none is open any more.
 * - `reports_newer`: there is one that they did not see.
 */
export interface ReportDecisionRefusal {
  readonly code: "conflict_of_interest" | "reports_decided" | "reports_newer";
}

/** Decides all open reports about a person at once, as far as they were seen. */
export function judgeReportDecision(
  open: OpenReports | undefined,
  { linkedIds, seen }: { readonly linkedIds: readonly string[]; readonly seen: number },
): Result<undefined, ReportDecisionRefusal> {
  if (!open) return refuse({ code: "reports_decided" });
  if (open.reporterIds.some((id) => linkedIds.includes(id))) {
    return refuse({ code: "conflict_of_interest" });
  }
  return open.newest > seen ? refuse({ code: "reports_newer" }) : accept(undefined);
}
