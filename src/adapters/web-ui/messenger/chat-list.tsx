import { useDeferredValue, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";
import { chatPath } from "../../http/contract/messenger/chat-path.ts";
import type { ChatView } from "../../http/contract/messenger/messenger.ts";
import { Avatar } from "../design/avatar.tsx";
import { Button } from "../design/button.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Field } from "../design/field.tsx";
import { momentText } from "../design/moment-text.ts";
import { Skeleton } from "../design/skeleton.tsx";
import { Spoken } from "../design/spoken.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { seenDot } from "../market/seen-dot.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { recentPartnersPath } from "../navigation/paths.ts";
import { useLookEvery } from "../server/use-live-events.ts";
import { useRead } from "../server/use-read.ts";
import styles from "./messenger.module.css";

const lookEveryMs = 15_000;

/** The user's chats, found by a part of a name; `chosen`: the one that is open. */
export function ChatList({ chosen }: { chosen: string | undefined }) {
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const name = useDeferredValue(typed.replaceAll(/\W/g, "").slice(0, 40));
  const search = name === "" ? undefined : name;
  const everyMs = useLookEvery(lookEveryMs);
  const query = { search, page: String(page) };
  const list = useRead("listChats", { query }, { everyMs, keepsPrevious: true });
  const chats = list.data?.data;
  const meta = list.data?.meta;
  return (
    <div className={styles.list}>
      <Field
        label={<Trans>Find a person</Trans>}
        name="search"
        type="search"
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPage(1);
        }}
      />
      {!chats && list.isError && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {!chats && !list.isError && (
        <div aria-busy="true">
          <Skeleton shape="control" width="full" />
        </div>
      )}
      {chats?.length === 0 && <Nothing isSearch={search !== undefined} />}
      {chats && chats.length > 0 && (
        <ul className={styles.rows} aria-busy={list.isPlaceholderData}>
          {chats.map((chat) => (
            <Row key={chat.id} chat={chat} isChosen={chat.id === chosen} now={list.dataUpdatedAt} />
          ))}
        </ul>
      )}
      {meta && meta.lastPage > 1 && (
        <div className={styles.pages}>
          <Button variant="plain" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            <Trans>Newer</Trans>
          </Button>
          <Button
            variant="plain"
            disabled={page >= meta.lastPage}
            onClick={() => setPage(page + 1)}
          >
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function Row(props: { chat: ChatView; isChosen: boolean; now: number }) {
  const { chat, isChosen, now } = props;
  const { i18n } = useLingui();
  const { id, partner, lastMessage, unread, tradeId } = chat;
  return (
    <li>
      <AppLink
        className={styles.row}
        to={chatPath(id)}
        aria-current={isChosen ? "page" : undefined}
      >
        <Avatar name={partner.username} url={partner.avatarUrl} dot={seenDot(partner)} />
        <span className={styles.words}>
          <span className={styles.first}>
            <bdi className={styles.name}>{partner.username}</bdi>
            {lastMessage && (
              <time className={styles.fine} dateTime={lastMessage.at}>
                <bdi>{momentText(i18n.locale, Date.parse(lastMessage.at), now)}</bdi>
              </time>
            )}
          </span>
          <span className={styles.excerpt}>
            {tradeId !== null && (
              <span className={styles.kind}>
                <Trans>Trade</Trans>
              </span>
            )}
            {lastMessage?.isMine && (
              <span>
                <Trans>You:</Trans>
              </span>
            )}
            <Excerpt message={lastMessage} />
          </span>
        </span>
        {unread > 0 && (
          <>
            <Spoken>
              <Trans>
                <bdi>{unread}</bdi> unread
              </Trans>
            </Spoken>
            <bdi className={styles.count} aria-hidden="true">
              {unread > 99 ? "99+" : unread}
            </bdi>
          </>
        )}
      </AppLink>
    </li>
  );
}

function Excerpt({ message }: { message: ChatView["lastMessage"] }) {
  if (!message) return <Trans>No messages yet</Trans>;
  if (message.isOffer) return <Trans>Special offer</Trans>;
  return message.isFile ? <Trans>File</Trans> : <bdi className={styles.said}>{message.text}</bdi>;
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  if (isSearch) {
    return <EmptyState icon={MessagesSquare} title={<Trans>No matching chats</Trans>} />;
  }
  return (
    <EmptyState
      icon={MessagesSquare}
      title={<Trans>Your chats will be here</Trans>}
      acts={
        <Button variant="primary" href={recentPartnersPath}>
          <Trans>Find people you traded with</Trans>
        </Button>
      }
    >
      <Trans>Choose Message on a trader's profile, or start a trade.</Trans>
    </EmptyState>
  );
}
