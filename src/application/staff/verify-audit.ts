import type { AuditLog, ChainReport } from "../ports/audit.ts";
import type { AuditAnchor } from "../ports/audit-anchor.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** What a look at the whole log found, compared with what was seen of it before. */
interface AuditReport extends ChainReport {
  /** How many entries were there when it was seen last, and are not any more. */
  readonly missing: number;
  /** When it was seen last: milliseconds since the epoch. */
  readonly seenAt: number | undefined;
}

/** Computes the whole chain of the log anew, compares its end, and notes that somebody did. */
export class VerifyAudit {
  readonly #log: AuditLog;
  readonly #anchor: Pick<AuditAnchor, "read">;

  constructor(log: AuditLog, anchor: Pick<AuditAnchor, "read">) {
    this.#log = log;
    this.#anchor = anchor;
  }

  async execute({ staffId, role }: StaffActor): Promise<AuditReport> {
    // First the anchor: what is added meanwhile is not missing.
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
