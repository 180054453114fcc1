import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { StaffSupportChat, SupportChats } from "../ports/support-chats.ts";

/** How many of the last messages staff see. */
const mostShown = 500;

/** A page that refreshes itself is one look for so long, as with cases. */
const oneLookSeconds = 600;

/** Shows staff the chat of a person with support. The read is logged before anything is shown. */
export class ViewSupportChat {
  readonly #chats: Pick<SupportChats, "find" | "markReadByStaff">;
  readonly #audit: Pick<AuditLog, "noteReading">;

  constructor(
    chats: Pick<SupportChats, "find" | "markReadByStaff">,
    audit: Pick<AuditLog, "noteReading">,
  ) {
    this.#chats = chats;
    this.#audit = audit;
  }

  /** `isSeen`: a person looks; a page that refreshes itself reads nothing. */
  async execute(
    { staffId, role, linkedIds }: StaffActor,
    chatId: string,
    isSeen: boolean,
  ): Promise<StaffSupportChat | undefined> {
    const chat = await this.#chats.find(chatId, mostShown);
    if (!chat || linkedIds.includes(chat.traderId)) return undefined;
    const subject = { kind: "trader", id: chat.traderId } as const;
    await this.#audit.noteReading({ staffId, role, act: "read-support", subject }, oneLookSeconds);
    const last = chat.messages.at(-1)?.seq;
    if (isSeen && last !== undefined) await this.#chats.markReadByStaff(chatId, last);
    return chat;
  }
}
