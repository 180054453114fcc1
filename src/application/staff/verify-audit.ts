import type { AuditLog, ChainReport } from "../ports/audit.ts";
import type { AuditAnchor } from "../ports/audit-anchor.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** The result of checking the whole log, compared with what was seen of it before. */
interface AuditReport extends ChainReport {
  /** How many entries there were when it was last seen, and are missing now. */
  readonly missing: number;
  /** When it was last seen: milliseconds since the epoch. */
  readonly seenAt: number | undefined;
}

/** Recomputes the whole chain of the log, compares its end, and logs that it was checked. */
export class VerifyAudit {
  readonly #log: AuditLog;
  readonly #anchor: Pick<AuditAnchor, "read">;

  constructor(log: AuditLog, anchor: Pick<AuditAnchor, "read">) {
    this.#log = log;
    this.#anchor = anchor;
  }

  async execute({ staffId, role }: StaffActor): Promise<AuditReport> {
    // The anchor first: entries added meanwhile do not count as missing.
    const report = await this.#compared();
    const subject = { kind: "audit", id: "log" } as const;
    const { entries, missing, brokenAt = null } = report;
    const after = { entries, brokenAt, ...(missing > 0 && { missing }) };
    await this.#log.note({ staffId, role, act: "verify-audit", subject, after });
    return report;
  }

  async #compared(): Promise<AuditReport> {
    const seen = this.#anchor.read();
    const { entries, brokenAt } = await this.#log.verify();
    if (!seen) return { entries, brokenAt, missing: 0, seenAt: undefined };
    const missing = Math.max(0, seen.seq - entries);
    const isChainedAnew = missing === 0 && (await this.#log.hashAt(seen.seq)) !== seen.hash;
    const endsAt = missing > 0 ? entries + 1 : isChainedAnew ? seen.seq : undefined;
    return { entries, brokenAt: brokenAt ?? endsAt, missing, seenAt: seen.at };
  }
}
