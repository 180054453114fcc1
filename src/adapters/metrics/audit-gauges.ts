import type { LastAudit } from "../../application/ports/books.ts";
import { invariantNames } from "../../application/ports/invariants.ts";
import { readGauge, type ReadGauge } from "./read-gauge.ts";

/** Metrics of the last audit of the books. */
export function auditGauges(last: () => Promise<LastAudit | undefined>): readonly ReadGauge[] {
  return [
    readGauge(
      "peerhold_books_audit_seconds",
      "Duration of the last audit of the books",
      async () => {
        const audit = await last();
        return audit && audit.milliseconds / 1_000;
      },
    ),
    readGauge(
      "peerhold_books_audit_age_seconds",
      "Time since the last audit of the books began",
      async () => (await last())?.ageSeconds,
    ),
    {
      name: "peerhold_books_audit_findings",
      help: "Rows that broke an invariant in the last audit of the books",
      label: "invariant",
      async read() {
        const audit = await last();
        if (!audit) return [];
        const broken = new Map(audit.findings.map(({ name, count }) => [name, count]));
        return invariantNames.map((name) => [name, broken.get(name) ?? 0] as const);
      },
    },
  ];
}
