import { useRef, useState, type RefObject } from "react";
import { Plural } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Avatar } from "../design/avatar.tsx";
import { TraderLink } from "../market/trader-link.tsx";
import { usePageState } from "../page-context.ts";
import { partnerOf } from "../trade/trade-facts.ts";
import type { Attaching } from "./attaching.ts";
import { blockWords } from "./chat-words.tsx";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import { QuickReplies } from "./quick-replies.tsx";
import { RoomMenu } from "./room-menu.tsx";
import type { ChatState } from "./use-message-log.ts";
import type { Sending } from "./use-sending.ts";
import styles from "./chat.module.css";

/**
 * The chat of a trade, below a header with the other side. Typed text stays when the chat is hidden
 * and shown again.
 */
export function Chat(props: {
  view: TradeView;
  chat: ChatState;
  sending: Sending;
  /** The message field, so that others can focus it. */
  field?: RefObject<HTMLTextAreaElement | null>;
  /** Without it, the chat has no files. */
  attaching?: Attaching;
}) {
  const { view, chat, sending, attaching } = props;
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? ownField;
  const { brandName } = usePageState();
  const [typed, setTyped] = useState("");
  const names = { partner: partnerOf(view).username, brandName };
  const edit = (text: string) => {
    setTyped(typed.trim() === "" ? text : `${text}\n${typed}`);
    field.current?.focus();
  };
  const blockReason = chat.log?.meta.blockReason ?? null;
  const isOpen = chat.log !== undefined && blockReason === null;
  return (
    // Dropping is a shortcut of the button beside the message field.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.chat}
      aria-labelledby="partner"
      onDragOver={(event) => attaching && isOpen && event.preventDefault()}
      onDrop={(event) => {
        if (!attaching || !isOpen || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        attaching.add(Array.from(event.dataTransfer.files));
      }}
    >
      <Head view={view} />
      <MessageList
        chat={chat}
        sending={sending}
        names={names}
        now={Date.parse(view.now)}
        onEdit={edit}
        attaching={attaching}
      />
      {blockReason !== null && (
        <p className={styles.closed}>
          <Lock aria-hidden="true" />
          <span>{blockWords(blockReason)}</span>
        </p>
      )}
      {isOpen && attaching?.drafts}
      {chat.log && (blockReason === null || typed !== "") && (
        <>
          {isOpen && <QuickReplies onChoose={edit} />}
          <Composer
            field={field}
            partner={names.partner}
            text={typed}
            mostCharacters={chat.log.meta.mostCharacters}
            onType={setTyped}
            attaching={attaching}
            onSend={(text) => {
              setTyped("");
              sending.send(text, attaching?.ready ?? []);
              attaching?.taken();
            }}
          />
        </>
      )}
    </section>
  );
}

function Head({ view }: { view: TradeView }) {
  const { username, avatarUrl, completedTrades } = partnerOf(view);
  return (
    <header className={styles.head}>
      <Avatar name={username} url={avatarUrl} />
      <div className={styles.who}>
        <h2 id="partner" className={styles.name}>
          <TraderLink username={username} />
        </h2>
        <p className={styles.record}>
          <Plural
            value={completedTrades}
            _0="No trades completed yet"
            one="# trade completed"
            other="# trades completed"
          />
        </p>
      </div>
      <RoomMenu />
    </header>
  );
}
