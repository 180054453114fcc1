import { useRef, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import type { OwnCaseView } from "../../http/contract/own-case/own-case.ts";
import { useAttaching } from "../attachment/use-attaching.tsx";
import { blockWords } from "../chat/chat-words.tsx";
import { lastOwnOf } from "../chat/chat-log.ts";
import { Composer } from "../chat/composer.tsx";
import { MessageList } from "../chat/message-list.tsx";
import { useChat } from "../chat/use-chat.ts";
import { useSending } from "../chat/use-sending.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { momentText } from "../design/moment-text.ts";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { usePageState } from "../page-context.ts";
import { statusWords } from "../trade/status-words.tsx";
import styles from "./own-cases.module.css";

/** One case: what it is about, what the case worker asked for, and the chat in which it is answered. */
export function OwnCase(props: { own: OwnCaseView; isBanned: boolean; onAnswer: () => void }) {
  const { own, isBanned, onAnswer } = props;
  const { kind, words } = statusWords(own.status);
  return (
    <Card>
      <section className={styles.case} aria-labelledby={`case-${own.id}`}>
        <div className={styles.head}>
          <h2 id={`case-${own.id}`} className={styles.title}>
            <Trans>
              Trade with <bdi>{own.partner.username}</bdi>
            </Trans>
          </h2>
          <StatusChip kind={kind}>{words}</StatusChip>
        </div>
        <p>
          <Money asset={own.cryptoAmount.currency} amount={own.cryptoAmount.amount} /> ·{" "}
          <Money currency={own.currency} amount={own.fiatAmount} />
        </p>
        <Asked own={own} />
        {isBanned ? (
          <CaseChat own={own} onAnswer={onAnswer} />
        ) : (
          <Button variant="plain" href={`/trade/${own.id}`}>
            <Trans>Open the trade</Trans>
          </Button>
        )}
      </section>
    </Card>
  );
}

/** What the case worker waits for. */
function Asked({ own: { disputeCase } }: { own: OwnCaseView }) {
  const { i18n } = useLingui();
  const [now] = useState(() => Date.now());
  if (disputeCase?.asked?.isOwed !== true) return undefined;
  const until = momentText(i18n.locale, Date.parse(disputeCase.asked.until), now);
  const request = disputeCase.texts.findLast(({ kind }) => kind === "request")?.text;
  return (
    <Notice tone="info">
      <Trans>
        The case worker is waiting for your answer, until <bdi>{until}</bdi>.
      </Trans>{" "}
      {request !== undefined && <bdi dir="auto">{request}</bdi>}
    </Notice>
  );
}

function CaseChat({ own, onAnswer }: { own: OwnCaseView; onAnswer: () => void }) {
  const { brandName } = usePageState();
  const chat = useChat(own.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [openedAt] = useState(() => Date.now());
  const messages = chat.log?.messages ?? [];
  const sending = useSending(own.id, lastOwnOf(messages), async () => {
    await chat.readAgain();
    onAnswer();
  });
  const attaching = useAttaching({ kind: "trade", id: own.id });
  const partner = own.partner.username;
  const blockReason = chat.log?.meta.blockReason ?? null;
  return (
    <div className={styles.chat}>
      <MessageList
        chat={chat}
        sending={sending}
        names={{ partner, brandName }}
        now={chat.readAt || openedAt}
        onEdit={setText}
        attaching={attaching}
      />
      {blockReason !== null && (
        <p className={styles.closed}>
          <Lock aria-hidden="true" />
          <span>{blockWords(blockReason)}</span>
        </p>
      )}
      {chat.log && blockReason === null && (
        <>
          {attaching.drafts}
          <Composer
            field={field}
            partner={partner}
            text={text}
            mostCharacters={chat.log.meta.mostCharacters}
            onType={setText}
            attaching={attaching}
            onSend={(typed) => {
              setText("");
              sending.send(typed, attaching.ready);
              attaching.taken();
            }}
          />
        </>
      )}
    </div>
  );
}
