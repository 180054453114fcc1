import { useCallback } from "react";
import type { SupportTopic } from "../../../domain/support/support-topic.ts";
import type { SupportMeta } from "../../http/contract/support/support.ts";
import { useMessageLog, type MessageSource } from "../chat/use-message-log.ts";
import type { SendText } from "../chat/use-sending.ts";
import { client } from "../server/client.ts";
import { failureIn, readOnce } from "../server/use-read.ts";
import { supportToken } from "./support-token.ts";

/** There is one chat for each person; its name is that of no other. */
export const supportChatId = "support";

const source: MessageSource<SupportMeta> = {
  key: ["listSupportMessages", { parameters: { id: supportChatId } }],
  read: async (after, options) => {
    const bearer = await supportToken(options.signal);
    const { data, meta } = await readOnce(
      "listSupportMessages",
      { query: { after } },
      { ...options, bearer },
    );
    const messages = data.map((message) => ({
      ...message,
      author: message.isMine ? "me" : "support",
      attachments: [],
    }));
    return { data: messages, meta };
  },
  // The notice of the messages is read with them.
  seenIn: ["countNotices"],
};

/** Reads the chat with support, and sends in it. */
export function useSupportChat(topic: SupportTopic) {
  const chat = useMessageLog(source);
  const send: SendText = useCallback(
    async (text, seen) => {
      const bearer = await supportToken(new AbortController().signal).catch(
        (error: Error) => error,
      );
      if (typeof bearer !== "string") {
        const failure = failureIn(bearer);
        if (!failure) throw bearer;
        return { ok: false, failure };
      }
      return client.call("sendSupportMessage", { body: { text, topic }, bearer, seen });
    },
    [topic],
  );
  return { chat, send };
}
