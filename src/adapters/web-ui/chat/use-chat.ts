import { useMemo } from "react";
import type { ChatMeta } from "../../http/contract/chat/chat.ts";
import { readOnce } from "../server/use-read.ts";
import { useMessageLog, type MessageSource } from "./use-message-log.ts";

/** Reads the chat of a trade. */
export function useChat(tradeId: string) {
  const source = useMemo(() => chatOf(tradeId), [tradeId]);
  return useMessageLog(source);
}

function chatOf(id: string): MessageSource<ChatMeta> {
  return {
    key: ["listMessages", { parameters: { id } }],
    read: (after, options) =>
      readOnce("listMessages", { parameters: { id }, query: { after } }, options),
    // The notice of the messages is read with them.
    seenIn: ["countNotices"],
  };
}
