import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Plural, Trans } from "@lingui/react/macro";
import { MessageSquare } from "lucide-react";
import { AgreementDialog } from "../agreement/agreement-dialog.tsx";
import { agreementFailure } from "../agreement/agreement-failure.tsx";
import { useOfferEntries } from "../agreement/offer-entries.tsx";
import { ProposalCards } from "../agreement/proposal-cards.tsx";
import { ReopenActs } from "../agreement/reopen-acts.tsx";
import { useAgreement } from "../agreement/use-agreement.ts";
import { ChargebackCard } from "../chargeback/chargeback-card.tsx";
import { ChatAnnouncer } from "../chat/chat-announcer.tsx";
import { Chat } from "../chat/chat.tsx";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { AfterTrade } from "./after-trade.tsx";
import { KnownDetails } from "./known-details.tsx";
import { wholePathOf } from "./lite-path.ts";
import type { Room } from "./room-page.tsx";
import { OfferTerms, TheDeal } from "./the-deal.tsx";
import { TradePath } from "./trade-path.tsx";
import { TurnCard } from "./turn-card.tsx";
import { useRoomChat } from "./use-room-chat.ts";
import styles from "./lite-room.module.css";

/** The room of a lite trade: whose turn it is, where to pay, what was agreed, and a chat for who needs it. */
export const LiteRoom: Room = (props) => {
  const { view, facts, clock, cardRef, notices, onAct, onZero } = props;
  const [isChatShown, setChatShown] = useState(false);
  const { chat, sending, attaching, unread } = useRoomChat(view, isChatShown, onZero);
  const agreement = useAgreement(view);
  const offers = useOfferEntries(view, facts, agreement);
  const field = useRef<HTMLTextAreaElement>(null);
  const { partner } = facts;
  const write = () => {
    // The field can only be focused once it is shown; at once, or letters get lost.
    flushSync(() => setChatShown(true));
    field.current?.focus();
  };
  return (
    <div id="trade-lite" className={styles.room}>
      <TradePath view={view} />
      {notices}
      {agreement.refused && (
        <Notice tone="warning">{agreementFailure(agreement.refused, partner)}</Notice>
      )}
      <TurnCard
        {...{ view, facts, clock, cardRef, offers, onAct, onZero }}
        onWrite={write}
        besides={<ReopenActs view={view} facts={facts} agreement={agreement} />}
        afterwards={<AfterTrade view={view} />}
      />
      <ProposalCards {...{ view, facts, clock, agreement, onZero }} />
      <ChargebackCard {...{ view, facts, clock, onZero }} />
      <TheDeal view={view} />
      <OfferTerms view={view} />
      <KnownDetails view={view} />
      {isChatShown ? (
        <Chat {...{ view, chat, sending, attaching, field }} />
      ) : (
        <Button variant="plain" wide onClick={write}>
          <MessageSquare aria-hidden="true" />
          <span>
            {unread > 0 ? (
              <Plural value={unread} one="Read # new message" other="Read # new messages" />
            ) : (
              <Trans>
                Write to <bdi>{partner}</bdi>
              </Trans>
            )}
          </span>
        </Button>
      )}
      <AppLink className={styles.whole} to={wholePathOf(view.id)}>
        <Trans>Show the timeline and everything else of this trade</Trans>
      </AppLink>
      <ChatAnnouncer chat={chat} partner={partner} />
      <AgreementDialog view={view} facts={facts} agreement={agreement} />
    </div>
  );
};
