import type { AuditLog } from "../ports/audit.ts";
import type {
  RecordedSecurityEvent,
  SecurityEventFilter,
  SecurityEventStore,
} from "../ports/security-events.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { RecordSecurityEvents } from "./record-security-events.ts";

/** Shows security events. Opening the list is logged; turning its pages is not. */
export class ListSecurityEvents {
  readonly #store: Pick<SecurityEventStore, "list">;
  readonly #recorder: Pick<RecordSecurityEvents, "write">;
  readonly #audit: Pick<AuditLog, "note">;

  constructor(
    store: Pick<SecurityEventStore, "list">,
    recorder: Pick<RecordSecurityEvents, "write">,
    audit: Pick<AuditLog, "note">,
  ) {
    this.#store = store;
    this.#recorder = recorder;
    this.#audit = audit;
  }

  /** Newest first, `most` of them after the first `from`. */
  async execute(
    { staffId, role }: StaffActor,
    filter: SecurityEventFilter,
    from: number,
    most: number,
  ): Promise<{ readonly events: readonly RecordedSecurityEvent[]; readonly total: number }> {
    await this.#recorder.write();
    const found = await this.#store.list(filter, from, most);
    if (from === 0) {
      const subject = { kind: "audit", id: "security-events" } as const;
      await this.#audit.note({ staffId, role, act: "read-security-events", subject });
    }
    return found;
  }
}
