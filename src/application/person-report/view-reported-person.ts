import type { TraderId } from "../../domain/id/id.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { PersonReport, PersonReports } from "../ports/person-reports.ts";

/** A person with every report about them. */
export interface ReportsAboutPerson {
  readonly traderId: TraderId;
  readonly username: string;
  readonly reports: readonly PersonReport[];
}

/** Shows staff who reported a person, and why. The read is logged before anything is shown. */
export class ViewReportedPerson {
  readonly #reports: Pick<PersonReports, "about">;
  readonly #audit: Pick<AuditLog, "note">;

  constructor(reports: Pick<PersonReports, "about">, audit: Pick<AuditLog, "note">) {
    this.#reports = reports;
    this.#audit = audit;
  }

  async execute(actor: StaffActor, traderId: TraderId): Promise<ReportsAboutPerson | undefined> {
    const { staffId, role, linkedIds } = actor;
    if (linkedIds.includes(traderId)) return undefined;
    const found = await this.#reports.about(traderId);
    if (!found) return undefined;
    const subject = { kind: "trader", id: traderId } as const;
    await this.#audit.note({ staffId, role, act: "read-person-reports", subject });
    return { traderId, ...found };
  }
}
