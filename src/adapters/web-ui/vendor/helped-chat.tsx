import { useMemo, useRef, useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { ChatMeta } from "../../http/contract/chat/chat.ts";
import { Composer } from "../chat/composer.tsx";
import { lastOwnOf, type ShownMessage } from "../chat/chat-log.ts";
import { blockWords } from "../chat/chat-words.tsx";
import { MessageList } from "../chat/message-list.tsx";
import { useMessageLog, type MessageSource } from "../chat/use-message-log.ts";
import { useSending } from "../chat/use-sending.ts";
import { Card } from "../design/card.tsx";
import { usePageState } from "../page-context.ts";
import { readOnce } from "../server/use-read.ts";
import styles from "./vendor.module.css";

const noMessages: readonly ShownMessage[] = [];

/** The chat of a vendor's trade: what the user writes is the vendor's, under the user's name. */
export function HelpedChat({ id, partner }: { id: string; partner: string }) {
  const source = useMemo(() => helpedChatOf(id), [id]);
  const chat = useMessageLog(source);
  const { brandName } = usePageState();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState("");
  const messages = chat.log?.messages ?? noMessages;
  const sending = useSending(id, lastOwnOf(messages), chat.readAgain, "sendHelpedMessage");
  const meta = chat.log?.meta;
  return (
    <Card>
      <div className={styles.chat}>
        <MessageList
          chat={chat}
          sending={sending}
          names={{ partner, brandName }}
          now={chat.readAt}
          onEdit={(text) => {
            setTyped(typed.trim() === "" ? text : `${text}\n${typed}`);
            field.current?.focus();
          }}
          attaching={undefined}
          rule={<Trans>Files of this chat are open to the two parties only.</Trans>}
        />
        {meta && meta.blockReason !== null && (
          <p className={styles.second}>{blockWords(meta.blockReason)}</p>
        )}
        {meta?.blockReason === null && (
          <Composer
            field={field}
            partner={partner}
            text={typed}
            mostCharacters={meta.mostCharacters}
            attaching={undefined}
            onType={setTyped}
            onSend={(text) => {
              setTyped("");
              sending.send(text, []);
            }}
          />
        )}
      </div>
    </Card>
  );
}

function helpedChatOf(id: string): MessageSource<ChatMeta> {
  return {
    key: ["listHelpedMessages", { parameters: { id } }],
    read: (after, options) =>
      readOnce("listHelpedMessages", { parameters: { id }, query: { after } }, options),
    seenIn: [],
  };
}
