import { attachmentLimits } from "../attachment/attachment-limits.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { MessageCounts } from "./person-chat.ts";

/** How many files whose content is still kept a chat between two people has. */
export const mostFilesInChat = attachmentLimits.mostInTrade;

/**
 * Why a message cannot carry these files.
 *
 * - `chat_files_unanswered`: the other never wrote, and gets no pictures from somebody they do not know.
 * - `attachment_unknown`: one is not the author's, not stored, or in another message already.
 */
interface ChatFilesRefusal {
  readonly code: "chat_files_unanswered" | "attachment_limit_count" | "attachment_unknown";
}

/** Files go only to a person who wrote in the chat. */
export function judgeFileSender({
  theirs,
}: Pick<MessageCounts, "theirs">): Result<undefined, { readonly code: "chat_files_unanswered" }> {
  return theirs === 0 ? refuse({ code: "chat_files_unanswered" }) : accept(undefined);
}

/** `waiting`: the author's files in this chat that no message has. */
export function judgeChatFiles(
  ids: readonly string[],
  waiting: readonly string[],
  counts: Pick<MessageCounts, "theirs">,
): Result<undefined, ChatFilesRefusal> {
  if (ids.length === 0) return accept(undefined);
  const sender = judgeFileSender(counts);
  if (!sender.ok) return sender;
  if (ids.length > attachmentLimits.mostInMessage)
    return refuse({ code: "attachment_limit_count" });
  const areKnown = ids.every((id) => waiting.includes(id));
  return areKnown ? accept(undefined) : refuse({ code: "attachment_unknown" });
}
