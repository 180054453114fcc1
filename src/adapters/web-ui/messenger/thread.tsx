import { useRef, useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import type { ThreadMeta } from "../../http/contract/messenger/messenger.ts";
import { useAttaching } from "../attachment/use-attaching.tsx";
import { ChatAnnouncer } from "../chat/chat-announcer.tsx";
import { lastOwnOf, type ShownMessage } from "../chat/chat-log.ts";
import { blockWords } from "../chat/chat-words.tsx";
import { Composer } from "../chat/composer.tsx";
import { MessageList } from "../chat/message-list.tsx";
import { useUnread } from "../chat/use-read-mark.ts";
import { useSending } from "../chat/use-sending.ts";
import { Avatar } from "../design/avatar.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { refusalWords } from "../failure/refusal-words.tsx";
import { LastSeenWords } from "../market/last-seen-words.tsx";
import { seenDot } from "../market/seen-dot.ts";
import { TraderLink } from "../market/trader-link.tsx";
import { ReportPerson } from "../moderation/report-person.tsx";
import { usePageState } from "../page-context.ts";
import { SpecialOfferCard } from "./special-offer-card.tsx";
import { ThreadMenu } from "./thread-menu.tsx";
import { useThread } from "./use-thread.ts";
import styles from "./messenger.module.css";

const noMessages: readonly ShownMessage[] = [];

/** One chat: who it is with, what was written, and the field for more. `close`: what leaves it. */
export function Thread({ id, close }: { id: string; close: ReactNode }) {
  const thread = useThread(id);
  const { brandName } = usePageState();
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const messages = thread.log?.messages ?? noMessages;
  const sending = useSending(id, lastOwnOf(messages), thread.readAgain, "sendChatMessage");
  useUnread(id, messages, true, thread.tellSeen);
  const meta = thread.log?.meta;
  const attaching = useAttaching({ kind: "chat", id });
  if (thread.failure?.status === 404) return <NoSuchChat close={close} />;
  const partner = meta?.partner.username ?? "";
  const edit = (text: string) => {
    setTyped(typed.trim() === "" ? text : `${text}\n${typed}`);
    field.current?.focus();
  };
  return (
    <section className={styles.thread} aria-labelledby="chat-partner">
      <Head id={id} meta={meta} close={close} />
      <MessageList
        chat={thread}
        sending={sending}
        names={{ partner, brandName }}
        now={thread.readAt}
        onEdit={edit}
        attaching={attaching}
        chatId={id}
        {...(meta?.tradeId === null && {
          rule: <PersonRule />,
          offers: cardsOf(id, meta, thread.readAgain),
        })}
      />
      {meta && meta.refusal !== null && <Closed meta={meta} />}
      {meta?.refusal === null && meta.takesFiles && attaching.drafts}
      {meta && (meta.refusal === null || typed !== "") && (
        <Composer
          field={field}
          partner={partner}
          text={typed}
          mostCharacters={meta.mostCharacters}
          attaching={meta.takesFiles ? attaching : undefined}
          onType={setTyped}
          onSend={(text) => {
            setTyped("");
            attaching.taken();
            sending.send(text, attaching.ready);
          }}
        />
      )}
      {meta?.tradeId === null && (
        <ReportPerson username={partner} at={{ place: "chat", chat_id: id }} />
      )}
      <ChatAnnouncer chat={thread} partner={partner} />
    </section>
  );
}

/** The special offers of a chat, by their ids. */
function cardsOf(
  chatId: string,
  { specialOffers, partner }: ThreadMeta,
  readAgain: () => Promise<void>,
): ReadonlyMap<string, ReactNode> {
  return new Map(
    specialOffers.map((offer) => [
      offer.idHashed,
      <SpecialOfferCard
        key={offer.idHashed}
        offer={offer}
        partner={partner.username}
        chatId={chatId}
        onChanged={() => void readAgain()}
      />,
    ]),
  );
}

function Head({ id, meta, close }: { id: string; meta: ThreadMeta | undefined; close: ReactNode }) {
  return (
    <header className={styles.head}>
      {close}
      {meta && (
        <>
          <Avatar
            name={meta.partner.username}
            url={meta.partner.avatarUrl}
            dot={seenDot(meta.partner)}
          />
          <div className={styles.who}>
            <h2 id="chat-partner" className={styles.name}>
              <TraderLink username={meta.partner.username} />
            </h2>
            <p className={styles.fine}>
              {meta.tradeId === null ? (
                <LastSeenWords text={meta.partner.lastSeen} />
              ) : (
                <Trans>Chat of a trade</Trans>
              )}
            </p>
          </div>
          <ThreadMenu id={id} meta={meta} />
        </>
      )}
    </header>
  );
}

function PersonRule() {
  const { brandName } = usePageState();
  return (
    <Trans>
      This chat belongs to no trade. Only what is paid in a trade is protected, and{" "}
      <bdi>{brandName}</bdi> never asks for a code.
    </Trans>
  );
}

/** Why nothing can be written. */
function Closed({ meta }: { meta: ThreadMeta }) {
  const { tradeId, blockReason, refusal } = meta;
  return (
    <p className={styles.closed}>
      <Lock aria-hidden="true" />
      <span>
        {tradeId !== null && blockReason !== null
          ? blockWords(blockReason)
          : refusalWords(refusal ?? "chat_blocked")}
      </span>
    </p>
  );
}

function NoSuchChat({ close }: { close: ReactNode }) {
  return (
    <section className={styles.thread}>
      <header className={styles.head}>{close}</header>
      <EmptyState icon={Lock} title={<Trans>This chat doesn&apos;t exist</Trans>}>
        <Trans>It may belong to another account.</Trans>
      </EmptyState>
    </section>
  );
}
