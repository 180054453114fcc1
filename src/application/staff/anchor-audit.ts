import type { AuditLog } from "../ports/audit.ts";
import type { AnchoredHead, AuditAnchor } from "../ports/audit-anchor.ts";

/**
 * - `moved`: the log had grown, and its new head is kept.
 * - `same`: it had not.
 * - `lost`: it does not lead through the head that was seen; that one stays kept.
 */
interface Anchoring {
  readonly outcome: "moved" | "same" | "lost";
  readonly anchored: AnchoredHead;
}

/**
 * Keeps the head of the log outside the database, so that an owner of the database cannot cut off
 * the newest entries, or rebuild the chain, unnoticed.
 */
export class AnchorAudit {
  readonly #log: Pick<AuditLog, "head" | "hashAt">;
  readonly #anchor: AuditAnchor;
  readonly #now: () => number;

  /** `now`: milliseconds since the epoch. */
  constructor(
    log: Pick<AuditLog, "head" | "hashAt">,
    anchor: AuditAnchor,
    now: () => number = Date.now,
  ) {
    this.#log = log;
    this.#anchor = anchor;
    this.#now = now;
  }

  async execute(): Promise<Anchoring> {
    const known = this.#anchor.read();
    if (known && (await this.#log.hashAt(known.seq)) !== known.hash) {
      return { outcome: "lost", anchored: known };
    }
    const head = await this.#log.head();
    if (known?.seq === head.seq) return { outcome: "same", anchored: known };
    const anchored = { ...head, at: this.#now() };
    this.#anchor.keep(anchored);
    return { outcome: "moved", anchored };
  }
}
