import type { TraderId } from "../../domain/id/id.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { PersonReports, ReportedMessage } from "../ports/person-reports.ts";

/** So many messages show what a report is about. */
const mostTogether = 500;

/**
 * Shows moderators a chat that somebody reported, and no other. The read is logged before anything is
 * shown; colleagues linked to either of the two find nothing.
 */
export class ReadReportedChat {
  readonly #reports: Pick<PersonReports, "chat">;
  readonly #audit: Pick<AuditLog, "note">;

  constructor(reports: Pick<PersonReports, "chat">, audit: Pick<AuditLog, "note">) {
    this.#reports = reports;
    this.#audit = audit;
  }

  async execute(
    { staffId, role, linkedIds }: StaffActor,
    traderId: TraderId,
    chatId: string,
  ): Promise<readonly ReportedMessage[] | undefined> {
    const found = await this.#reports.chat(traderId, chatId, mostTogether);
    if (!found || found.people.some((id) => linkedIds.includes(id))) return undefined;
    const subject = { kind: "trader", id: traderId } as const;
    const after = { chat: chatId };
    await this.#audit.note({ staffId, role, act: "read-reported-chat", subject, after });
    return found.messages;
  }
}
