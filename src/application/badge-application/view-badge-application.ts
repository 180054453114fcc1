import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { BadgeApplications, StaffApplication } from "../ports/badge-applications.ts";

/** Shows staff an application for a badge. The read is logged before anything is shown. */
export class ViewBadgeApplication {
  readonly #applications: Pick<BadgeApplications, "view">;
  readonly #audit: Pick<AuditLog, "note">;

  constructor(applications: Pick<BadgeApplications, "view">, audit: Pick<AuditLog, "note">) {
    this.#applications = applications;
    this.#audit = audit;
  }

  async execute(
    { staffId, role, linkedIds }: StaffActor,
    id: number,
  ): Promise<StaffApplication | undefined> {
    const found = await this.#applications.view(id);
    if (!found || linkedIds.includes(found.traderId)) return undefined;
    const subject = { kind: "trader", id: found.traderId } as const;
    await this.#audit.note({ staffId, role, act: "read-badge-application", subject });
    return found;
  }
}
