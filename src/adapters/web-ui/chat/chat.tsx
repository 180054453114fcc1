import { useRef, useState, type RefObject } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Avatar } from "../design/avatar.tsx";
import { LastSeenWords } from "../market/last-seen-words.tsx";
import { TraderLink } from "../market/trader-link.tsx";
import { usePageState } from "../page-context.ts";
import { partnerOf } from "../trade/trade-facts.ts";
import type { Attaching } from "./attaching.ts";
import { blockWords } from "./chat-words.tsx";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import { QuickReplies } from "./quick-replies.tsx";
import { QuickPhrases } from "./quick-phrases.tsx";
import { RoomMenu } from "./room-menu.tsx";
import type { ChatState } from "./use-message-log.ts";
import { usePartnerTypes, useTellTyping } from "./use-typing.ts";
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
  const lastOfPartner = chat.log?.messages.findLast(({ isMine }) => !isMine)?.seq ?? 0;
  const partnerTypes = usePartnerTypes(view.id, lastOfPartner);
  const tellTyping = useTellTyping(view.id);
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
      <Head view={view} lastSeen={attaching && chat.log?.meta.partnerLastSeen} />
      <MessageList
        chat={chat}
        sending={sending}
        names={names}
        now={Date.parse(view.now)}
        onEdit={edit}
        attaching={attaching}
        // A practice chat has neither files nor translations: the server does not know it.
        chatId={attaching && view.id}
        partnerLastRead={chat.log?.meta.partnerLastRead}
      />
      <p className={styles.typing} aria-live="off">
        {partnerTypes && isOpen && (
          <Trans>
            <bdi>{names.partner}</bdi> is writing …
          </Trans>
        )}
      </p>
      {blockReason !== null && (
        <p className={styles.closed}>
          <Lock aria-hidden="true" />
          <span>{blockWords(blockReason)}</span>
        </p>
      )}
      {isOpen && attaching?.drafts}
      {isOpen && typed === "" && (
        <QuickPhrases
          view={view}
          onChoose={(text) => {
            setTyped(text);
            field.current?.focus();
          }}
        />
      )}
      {chat.log && (blockReason === null || typed !== "") && (
        <>
          {isOpen && <QuickReplies onChoose={edit} />}
          <Composer
            field={field}
            partner={names.partner}
            text={typed}
            mostCharacters={chat.log.meta.mostCharacters}
            onType={(text) => {
              setTyped(text);
              if (attaching && text.trim() !== "") tellTyping();
            }}
            attaching={attaching}
            contactNote={
              <Trans>
                Does this contain contact details or a link? Trade and talk here only: what happens
                elsewhere is not protected, and doesn&apos;t count in a dispute.
              </Trans>
            }
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

function Head({ view, lastSeen }: { view: TradeView; lastSeen: string | undefined }) {
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
          {lastSeen !== undefined && (
            <>
              {" · "}
              <LastSeenWords text={lastSeen} />
            </>
          )}
        </p>
      </div>
      <RoomMenu />
    </header>
  );
}
