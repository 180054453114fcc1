import { useRef, useState, type ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { LifeBuoy } from "lucide-react";
import type { SupportTopic } from "../../../domain/support/support-topic.ts";
import { ChatAnnouncer } from "../chat/chat-announcer.tsx";
import { lastOwnOf, type ShownMessage } from "../chat/chat-log.ts";
import { Composer } from "../chat/composer.tsx";
import { MessageList } from "../chat/message-list.tsx";
import { useUnread } from "../chat/use-read-mark.ts";
import { useSending } from "../chat/use-sending.ts";
import { usePageState } from "../page-context.ts";
import { lineWords, standingWords } from "./support-words.tsx";
import { supportChatId, useSupportChat } from "./use-support-chat.ts";
import styles from "./support.module.css";

const noMessages: readonly ShownMessage[] = [];

/** The chat with support. `topic`: what brought the user here; `close`: what leaves it. */
export function SupportThread({ topic, close }: { topic: SupportTopic; close?: ReactNode }) {
  const { t } = useLingui();
  const { brandName } = usePageState();
  const { chat, send } = useSupportChat(topic);
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const messages = chat.log?.messages ?? noMessages;
  const sending = useSending(supportChatId, lastOwnOf(messages), chat.readAgain, send);
  useUnread(supportChatId, messages, true, chat.tellSeen);
  const meta = chat.log?.meta;
  const name = t`Support`;
  const edit = (text: string) => {
    setTyped(typed.trim() === "" ? text : `${text}\n${typed}`);
    field.current?.focus();
  };
  return (
    <section className={styles.thread} aria-labelledby="support-name">
      <header className={styles.head}>
        <span className={styles.sign}>
          <LifeBuoy aria-hidden="true" />
        </span>
        <div className={styles.who}>
          <h2 id="support-name" className={styles.name}>
            {name}
          </h2>
          <p className={styles.fine} aria-live="polite">
            {meta && standingWords(meta)}
          </p>
        </div>
        {close}
      </header>
      <MessageList
        chat={chat}
        sending={sending}
        names={{ partner: name, brandName }}
        now={chat.readAt}
        onEdit={edit}
        attaching={undefined}
        rule={
          <Trans>
            Only support reads this chat. <bdi>{brandName}</bdi> never asks for your password, a
            code or coins.
          </Trans>
        }
        lineOf={({ kind }) => lineWords(kind)}
      />
      {meta && (
        <Composer
          field={field}
          partner={name}
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
      <ChatAnnouncer chat={chat} partner={name} />
    </section>
  );
}
