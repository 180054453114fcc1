import { invariants } from "../../../../application/ports/invariants.ts";
import type { BooksView } from "../../../../application/books/view-books.ts";
import type { LastAudit } from "../../../../application/ports/books.ts";

/** The last audit in short. */
export function presentBooksState(last: LastAudit | undefined) {
  return {
    startedAt: last ? new Date(last.startedAt).toISOString() : null,
    broken: last?.findings.length ?? 0,
  };
}

/** The last audits, each invariant with its sentence. */
export function presentBooks({ isRunning, audits }: BooksView) {
  return {
    isRunning,
    audits: audits.map(({ id, startedAt, milliseconds, reason, invariants: reports }) => ({
      id,
      startedAt: new Date(startedAt).toISOString(),
      milliseconds,
      reason,
      invariants: reports.map((report) => ({
        name: report.name,
        sentence: invariants[report.name],
        count: report.count,
        milliseconds: report.milliseconds,
        rows: report.rows.map((row) => ({ ...row })),
      })),
    })),
  };
}
