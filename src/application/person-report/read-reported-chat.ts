import type { TraderId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import { addressed, type Addressed } from "../attachment/list-uploads.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { PersonFiles } from "../ports/person-files.ts";
import type { PersonReports, ReportedMessage } from "../ports/person-reports.ts";
import type { SignedAddresses } from "../ports/signed-addresses.ts";
import type { SpecialOfferRecord, SpecialOffers } from "../ports/special-offers.ts";

/** So many messages show what a report is about. */
const mostTogether = 500;

/** A reported chat as staff read it. */
export interface ReportedChat {
  readonly messages: readonly (ReportedMessage & {
    readonly files: readonly Addressed[];
    /** Undefined for messages without one, and for one that the chat no longer shows. */
    readonly offer: SpecialOfferRecord | undefined;
  })[];
  readonly now: Instant;
}

/** What showing a chat needs. */
interface ReadReportedChatParts {
  readonly reports: Pick<PersonReports, "chat">;
  readonly files: Pick<PersonFiles, "listOf">;
  readonly offers: SpecialOffers;
  readonly addresses: SignedAddresses;
  readonly audit: Pick<AuditLog, "note">;
}

/**
 * Shows moderators a chat that somebody reported, and no other. The read is logged before anything is
 * shown; colleagues linked to either of the two find nothing.
 */
export class ReadReportedChat {
  readonly #parts: ReadReportedChatParts;

  constructor(parts: ReadReportedChatParts) {
    this.#parts = parts;
  }

  async execute(
    { staffId, role, linkedIds }: StaffActor,
    traderId: TraderId,
    chatId: string,
  ): Promise<ReportedChat | undefined> {
    const { reports, audit, addresses } = this.#parts;
    const found = await reports.chat(traderId, chatId, mostTogether);
    if (!found || found.people.some((id) => linkedIds.includes(id))) return undefined;
    const subject = { kind: "trader", id: traderId } as const;
    const after = { chat: chatId };
    await audit.note({ staffId, role, act: "read-reported-chat", subject, after });
    const [files, offers] = await Promise.all([
      this.#parts.files.listOf(chatId, undefined),
      this.#parts.offers.inChat(chatId),
    ]);
    const messages = found.messages.map((message) => ({
      ...message,
      files: files
        .filter(({ seq }) => seq === message.seq)
        .map((file) => addressed(file, staffId, addresses)),
      offer: offers.find(({ offer }) => offer.id === message.offerId),
    }));
    return { messages, now: found.now };
  }
}
