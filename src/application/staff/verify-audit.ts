import type { AuditLog, ChainReport } from "../ports/audit.ts";
import type { StaffActor } from "./staff-actor.ts";

/** Computes the whole chain of the log anew, and notes that somebody did. */
export class VerifyAudit {
  readonly #log: AuditLog;

  constructor(log: AuditLog) {
    this.#log = log;
  }

  async execute({ staffId, role }: StaffActor): Promise<ChainReport> {
    const report = await this.#log.verify();
    const subject = { kind: "audit", id: "log" } as const;
    const after = { entries: report.entries, brokenAt: report.brokenAt ?? null };
    await this.#log.note({ staffId, role, act: "verify-audit", subject, after });
    return report;
  }
}
