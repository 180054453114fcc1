import type { AuditFilter, AuditLog, RecordedAuditEntry } from "../ports/audit.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** Shows the log. Opening it is logged; turning its pages is not. */
export class ListAudit {
  readonly #log: AuditLog;

  constructor(log: AuditLog) {
    this.#log = log;
  }

  /** Newest first, `most` of them after the first `from`. */
  async execute(
    { staffId, role }: StaffActor,
    filter: AuditFilter,
    from: number,
    most: number,
  ): Promise<{ readonly entries: readonly RecordedAuditEntry[]; readonly total: number }> {
    const found = await this.#log.list(filter, from, most);
    if (from === 0) {
      const after = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
      const subject = { kind: "audit", id: "log" } as const;
      await this.#log.note({ staffId, role, act: "read-audit", subject, after });
    }
    return found;
  }
}
