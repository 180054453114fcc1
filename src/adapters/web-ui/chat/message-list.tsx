import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import type { Attaching } from "./attaching.ts";
import { byDay, type ShownMessage } from "./chat-log.ts";
import { DayWords } from "./day-words.tsx";
import { Message, Outgoing, type ChatNames } from "./message.tsx";
import type { ChatState } from "./use-message-log.ts";
import type { Sending } from "./use-sending.ts";
import { useStickyEnd } from "./use-sticky-end.ts";
import styles from "./message-list.module.css";

/**
 * Sent messages by day, and those still being sent.
 *
 * - `now`: the server's time, in milliseconds since the epoch.
 */
export function MessageList(props: {
  chat: ChatState<unknown>;
  sending: Sending;
  names: ChatNames;
  now: number;
  onEdit: (text: string) => void;
  attaching: Attaching | undefined;
  /** What is said above the messages; by default, what holds for chats of trades. */
  rule?: ReactNode;
  /** The offers that messages show, by their ids. */
  offers?: ReadonlyMap<string, ReactNode>;
  /** The chat, where its messages can be translated. */
  chatId?: string | undefined;
  /** The last message that the other side has read; undefined where nobody knows. */
  partnerLastRead?: number | undefined;
  /** What is said in place of an entry that nobody wrote; undefined: it is a message. */
  lineOf?: (message: ShownMessage) => ReactNode;
}) {
  const { chat, sending, names, now, onEdit, attaching, rule, offers } = props;
  const { t, i18n } = useLingui();
  const messages = chat.log?.messages ?? [];
  const lastOwn = messages.findLast(({ isMine }) => isMine)?.seq;
  const lastSeq = messages.at(-1)?.seq ?? 0;
  const onTheWay = sending.outgoing.filter(({ seq }) => seq === undefined || seq > lastSeq);
  const newest = onTheWay.at(-1)?.key ?? (lastSeq > 0 ? String(lastSeq) : undefined);
  const isOwn = onTheWay.length > 0 || messages.at(-1)?.isMine === true;
  const { scroller, onScroll, hasMore, goToEnd } = useStickyEnd(newest, isOwn);
  // What was pressed goes away by that: the focus stays with the messages.
  const goToList = () => scroller.current?.focus({ preventScroll: true });
  return (
    <div className={styles.place}>
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={onScroll}
        role="group"
        aria-label={t`Messages`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div className={styles.content}>
          <p className={styles.rule}>
            {rule ?? (
              <Trans>
                Only this chat counts in a dispute. <bdi>{names.brandName}</bdi> never asks for a
                code.
              </Trans>
            )}
          </p>
          {chat.readEarlier && (
            <div className={styles.earlier}>
              <Button
                variant="plain"
                busy={chat.isReadingEarlier}
                onClick={() => {
                  chat.readEarlier?.();
                  goToList();
                }}
              >
                <Trans>Show earlier messages</Trans>
              </Button>
            </div>
          )}
          {byDay(messages).map(({ day, messages: those }) => (
            <div key={day} className={styles.day}>
              {/* On paper each message says its day. */}
              <p className={styles.date}>
                <DayWords locale={i18n.locale} day={day} now={now} />
              </p>
              <ol className={styles.messages}>
                {those.map((message) => {
                  const line = props.lineOf?.(message);
                  if (line !== undefined) {
                    return (
                      <li key={message.seq} className={styles.rule}>
                        {line}
                      </li>
                    );
                  }
                  return (
                    <Message
                      key={message.seq}
                      message={message}
                      names={names}
                      attaching={attaching}
                      offers={offers}
                      chatId={props.chatId}
                      reach={reachOf(message, lastOwn, props.partnerLastRead)}
                    />
                  );
                })}
              </ol>
            </div>
          ))}
          {onTheWay.length > 0 && (
            <ol className={styles.messages}>
              {onTheWay.map((message) => (
                <Outgoing
                  key={message.key}
                  message={message}
                  onAgain={() => {
                    sending.sendAgain(message);
                    goToList();
                  }}
                  onChange={() => {
                    sending.takeBack(message);
                    onEdit(message.text);
                  }}
                />
              ))}
            </ol>
          )}
          {chat.log === undefined &&
            (chat.hasFailed ? (
              <LoadFailure onRetry={() => void chat.readAgain()} isRetrying={chat.isReading} />
            ) : (
              <div className={styles.bones} aria-busy="true">
                <Skeleton shape="control" width="medium" />
                <Skeleton shape="control" width="short" />
              </div>
            ))}
        </div>
      </div>
      {hasMore && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            goToEnd();
            goToList();
          }}
        >
          <ArrowDown aria-hidden="true" />
          <Trans>New messages</Trans>
        </button>
      )}
    </div>
  );
}

/** How far the user's last message got. */
function reachOf(
  { seq }: ShownMessage,
  lastOwn: number | undefined,
  partnerLastRead: number | undefined,
): "delivered" | "read" | undefined {
  if (seq !== lastOwn || partnerLastRead === undefined) return undefined;
  return seq <= partnerLastRead ? "read" : "delivered";
}
