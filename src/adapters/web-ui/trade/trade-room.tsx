import { useState, type ReactNode, type Ref } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft } from "lucide-react";
import type { MessageView } from "../../http/contract/chat/chat.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { AgreementDialog } from "../agreement/agreement-dialog.tsx";
import { agreementFailure } from "../agreement/agreement-failure.tsx";
import { OfferEntries } from "../agreement/offer-entries.tsx";
import { ProposalCards } from "../agreement/proposal-cards.tsx";
import { useAgreement } from "../agreement/use-agreement.ts";
import { ChatAnnouncer } from "../chat/chat-announcer.tsx";
import { Chat } from "../chat/chat.tsx";
import { useChat } from "../chat/use-chat.ts";
import { useUnread } from "../chat/use-read-mark.ts";
import { Card } from "../design/card.tsx";
import type { ServerClock } from "../design/countdown-time.ts";
import { Notice } from "../design/notice.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { AppLink } from "../routing/app-link.tsx";
import type { Act } from "./act-words.tsx";
import { isCountedDown } from "./clock-words.tsx";
import { PaymentDetails } from "./payment-details.tsx";
import { panelOf, RoomTabs, useIsNarrow, type RoomPart } from "./room-tabs.tsx";
import { statusWords } from "./status-words.tsx";
import { OfferTerms, TheDeal } from "./the-deal.tsx";
import { Timeline } from "./timeline.tsx";
import type { TradeFacts } from "./trade-facts.ts";
import { TurnCard } from "./turn-card.tsx";
import { TurnStrip } from "./turn-strip.tsx";
import styles from "./trade-room.module.css";

/**
 * One trade on one page: the turn, the timeline, what was agreed, and the chat beside them; on a
 * phone the chat is behind a tab, and the turn stays over it.
 */
export function TradeRoom(props: {
  view: TradeView;
  facts: TradeFacts;
  clock: ServerClock;
  cardRef: Ref<HTMLElement>;
  notices: ReactNode;
  onAct: (act: Act) => void;
  onZero: () => void;
}) {
  const { view, facts, clock, cardRef, notices, onAct, onZero } = props;
  const isNarrow = useIsNarrow();
  const [shown, setShown] = useState<RoomPart>("trade");
  const chat = useChat(view.id);
  const agreement = useAgreement(view);
  const unread = useUnread(
    view.id,
    chat.log?.messages ?? noMessages,
    !isNarrow || shown === "chat",
  );
  return (
    <div className={styles.room}>
      <TradePath view={view} />
      {notices}
      {agreement.refused && (
        <Notice tone="warning">{agreementFailure(agreement.refused, facts.partner)}</Notice>
      )}
      {isNarrow && <RoomTabs shown={shown} unread={unread} onShow={setShown} />}
      {isNarrow && shown === "chat" && <TurnStrip view={view} facts={facts} clock={clock} />}
      <div className={styles.columns}>
        <div className={styles.content} {...(isNarrow && panelOf("trade", shown))}>
          <TurnCard
            view={view}
            facts={facts}
            clock={clock}
            cardRef={cardRef}
            offers={<OfferEntries view={view} facts={facts} agreement={agreement} />}
            onAct={onAct}
            onZero={onZero}
          />
          <ProposalCards
            view={view}
            facts={facts}
            clock={clock}
            agreement={agreement}
            onZero={onZero}
          />
          <Timeline view={view} facts={facts} />
          <KnownDetails view={view} />
          <TheDeal view={view} />
          <OfferTerms view={view} />
        </div>
        <div className={styles.rail} {...(isNarrow && panelOf("chat", shown))}>
          <Chat view={view} chat={chat} />
        </div>
      </div>
      <ChatAnnouncer chat={chat} partner={facts.partner} />
      <AgreementDialog view={view} facts={facts} agreement={agreement} />
    </div>
  );
}

const noMessages: readonly MessageView[] = [];

/** The payment details where the turn's card does not show them. */
function KnownDetails({ view }: { view: TradeView }) {
  const isBuyer = view.mySide === "buyer";
  if (view.paymentDetails === null || (isBuyer && isCountedDown(view.status))) return null;
  return (
    <Card>
      <section className={styles.details} aria-labelledby="details">
        <h2 id="details" className={styles.title}>
          {isBuyer ? <Trans>Payment details</Trans> : <Trans>Your payment details</Trans>}
        </h2>
        <PaymentDetails details={view.paymentDetails} />
      </section>
    </Card>
  );
}

function TradePath({ view }: { view: TradeView }) {
  const { t } = useLingui();
  const { kind, words } = statusWords(view.status);
  return (
    <nav className={styles.path} aria-label={t`Where you are`}>
      <AppLink className={styles.back} to="/trades">
        <ChevronLeft aria-hidden="true" />
        <Trans>Trades</Trans>
      </AppLink>
      <span aria-hidden="true">/</span>
      <bdi className={styles.number}>{view.id}</bdi>
      {view.turn !== null && <StatusChip kind={kind}>{words}</StatusChip>}
    </nav>
  );
}
