import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TraderId } from "../../domain/id/id.ts";
import {
  judgeReportDecision,
  type PersonReportDecision,
  type ReportDecisionRefusal,
} from "../../domain/person-report/person-report.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { PersonReports } from "../ports/person-reports.ts";

interface PersonReportCommand {
  readonly traderId: TraderId;
  readonly decision: PersonReportDecision;
  readonly reason: string;
  /** The number of the newest report that was seen. */
  readonly seen: number;
}

/** Closes all open reports about a person with one decision. */
export class DecidePersonReports {
  readonly #reports: Pick<PersonReports, "decide">;

  constructor(reports: Pick<PersonReports, "decide">) {
    this.#reports = reports;
  }

  async execute(
    { staffId, role, linkedIds, key }: KeyedStaff,
    { traderId, decision, reason, seen }: PersonReportCommand,
  ): Promise<Result<undefined, ReportDecisionRefusal | { readonly code: "reason_needed" }>> {
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const words = parseStaffWords(reason);
    if (!words.ok) return words;
    return this.#reports.decide(
      { subjectId: traderId, staffId, decision, words: words.value },
      (open) => judgeReportDecision(open, { linkedIds, seen }),
      {
        staffId,
        role,
        act: "decide-person-reports",
        subject: { kind: "trader", id: traderId },
        reason: words.value,
        after: { decision, seen },
        ...(key && { key }),
      },
    );
  }
}
