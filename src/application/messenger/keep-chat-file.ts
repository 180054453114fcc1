import type { AttachmentRefusalCode } from "../../domain/attachment/attachment-refusal.ts";
import type { ChatBlockReason } from "../../domain/chat/chat-availability.ts";
import { judgeFileSender, mostFilesInChat } from "../../domain/messenger/chat-files.ts";
import { judgeWriting, type WritingRefusal } from "../../domain/messenger/person-chat.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { FileIntake, TakenFile } from "../attachment/file-intake.ts";
import type { SentContent } from "../attachment/sent-content.ts";
import type { UploadAttachment } from "../attachment/upload-attachment.ts";
import type { PersonChats } from "../ports/person-chats.ts";
import type { PersonFiles } from "../ports/person-files.ts";

type KeepChatFileRefusal =
  | WritingRefusal
  | { readonly code: "chat_blocked"; readonly reason?: ChatBlockReason }
  | {
      readonly code:
        | AttachmentRefusalCode
        | "not_found"
        | "attachment_not_stored"
        | "chat_files_unanswered";
    };

/** What storing a file needs. */
interface KeepChatFileParts {
  readonly chats: Pick<PersonChats, "find">;
  readonly files: PersonFiles;
  readonly trades: Pick<UploadAttachment, "execute">;
  readonly intake: FileIntake;
}

/**
 * A trader stores a file that a message in one of their chats will carry. Nothing is read of it
 * before the caller was found to be in the chat, and to be allowed to write.
 */
export class KeepChatFile {
  readonly #parts: KeepChatFileParts;

  constructor(parts: KeepChatFileParts) {
    this.#parts = parts;
  }

  async execute(
    actor: Actor,
    chatId: string,
    name: string,
    sent: SentContent,
  ): Promise<Result<TakenFile, KeepChatFileRefusal>> {
    const { chats, files, trades, intake } = this.#parts;
    const found = await chats.find(chatId, actor.traderId);
    if (!found) return trades.execute(actor, chatId, { name }, sent);
    const writing = judgeWriting(found.pair);
    if (!writing.ok) return writing;
    const sender = judgeFileSender(found.counts);
    if (!sender.ok) return sender;
    const taken = await intake.take(name, sent);
    if (!taken.ok) return taken;
    const record = { ...taken.value, chatId, authorId: actor.traderId };
    if (!(await files.begin(record, mostFilesInChat))) {
      return refuse({ code: "attachment_limit_count" });
    }
    const kept = await intake.keep(taken.value, files);
    return kept.ok ? accept(taken.value) : kept;
  }
}
