import { useMemo } from "react";
import type { ThreadMeta } from "../../http/contract/messenger/messenger.ts";
import { useMessageLog, type MessageSource } from "../chat/use-message-log.ts";
import { readOnce } from "../server/use-read.ts";

/** Reads a chat of a trade or with a person. */
export function useThread(id: string) {
  const source = useMemo(() => threadOf(id), [id]);
  return useMessageLog(source);
}

function threadOf(id: string): MessageSource<ThreadMeta> {
  return {
    key: ["listChatMessages", { parameters: { id } }],
    read: (after, options) =>
      readOnce("listChatMessages", { parameters: { id }, query: { after } }, options),
    // The notice of the messages is read with them.
    seenIn: ["countNotices", "listChats"],
  };
}
