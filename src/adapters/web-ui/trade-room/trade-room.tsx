import { lazy, Suspense, useRef, useState, type ReactNode, type Ref } from "react";
import { flushSync } from "react-dom";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { AgreementDialog } from "../agreement/agreement-dialog.tsx";
import { agreementFailure } from "../agreement/agreement-failure.tsx";
import { FundingNote } from "../agreement/funding-note.tsx";
import { MarketCard } from "../agreement/market-card.tsx";
import { useOfferEntries } from "../agreement/offer-entries.tsx";
import { ProposalCards } from "../agreement/proposal-cards.tsx";
import { ReopenActs } from "../agreement/reopen-acts.tsx";
import { useAgreement } from "../agreement/use-agreement.ts";
import { ChargebackCard } from "../chargeback/chargeback-card.tsx";
import { ChatAnnouncer } from "../chat/chat-announcer.tsx";
import { Chat } from "../chat/chat.tsx";
import type { ServerClock } from "../design/countdown-time.ts";
import { CaseCard } from "../dispute/case-card.tsx";
import { VerdictCard } from "../dispute/verdict-card.tsx";
import { Notice } from "../design/notice.tsx";
import { StartChatButton } from "../messenger/start-chat-button.tsx";
import { FlowCard } from "../requirement/flow-card.tsx";
import { ReportPerson } from "../moderation/report-person.tsx";
import type { Act } from "../trade/trade-act.ts";
import { AfterTrade } from "./after-trade.tsx";
import { doneWords } from "./done-words.tsx";
import { KnownDetails } from "./known-details.tsx";
import { RoomFrame } from "./room-frame.tsx";
import { useIsNarrow, type RoomPart } from "./room-tabs.tsx";
import { OfferTerms, TheDeal } from "./the-deal.tsx";
import { Timeline } from "./timeline.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { TradePath } from "./trade-path.tsx";
import { TurnCard } from "./turn-card.tsx";
import { useRoomChat } from "./use-room-chat.ts";

/** With the code of signatures and scripts: few trades need it. */
const EscrowCard = lazy(async () => ({
  default: (await import("../multisig-escrow/escrow-card.tsx")).EscrowCard,
}));

/**
 * One trade on one page: the turn, the timeline, what was agreed, and the chat beside them; on a
 * phone the chat is behind a tab, and the turn stays above it.
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
  const isChatShown = !isNarrow || shown === "chat";
  const { chat, sending, attaching, unread } = useRoomChat(view, isChatShown, onZero);
  const agreement = useAgreement(view);
  const field = useRef<HTMLTextAreaElement>(null);
  const offers = useOfferEntries(view, facts, agreement);
  const writeMessage = () => {
    // On a phone the field can only be focused once its half is shown; at once, or letters get lost.
    flushSync(() => setShown("chat"));
    field.current?.focus();
  };
  return (
    <RoomFrame
      {...{ view, facts, clock, shown, unread }}
      fillsWindow
      onShow={setShown}
      top={
        <>
          <TradePath view={view} />
          {notices}
          {agreement.refused && (
            <Notice tone="warning">{agreementFailure(agreement.refused, facts.partner)}</Notice>
          )}
        </>
      }
      chat={<Chat {...{ view, chat, sending, field, attaching }} />}
      end={
        <>
          <ChatAnnouncer chat={chat} partner={facts.partner} />
          <AgreementDialog view={view} facts={facts} agreement={agreement} />
        </>
      }
    >
      <TurnCard
        {...{ view, facts, clock, cardRef, offers, onAct, onZero }}
        onWrite={writeMessage}
        besides={
          <>
            <FundingNote view={view} />
            <ReopenActs view={view} facts={facts} agreement={agreement} />
          </>
        }
        afterwards={<AfterTrade view={view} />}
      />
      {view.custody === "multisig" && (
        <Suspense fallback={null}>
          <EscrowCard view={view} onChange={onZero} />
        </Suspense>
      )}
      <FlowCard view={view} facts={facts} onChange={onZero} />
      <VerdictCard view={view} facts={facts} eventWords={(event) => doneWords(event, facts).what} />
      <ChargebackCard {...{ view, facts, clock, onZero }} />
      <CaseCard {...{ view, facts, clock, onZero }} />
      <MarketCard view={view} facts={facts} agreement={agreement} />
      <ProposalCards {...{ view, facts, clock, agreement, onZero }} />
      <Timeline view={view} facts={facts} />
      <KnownDetails view={view} />
      <TheDeal view={view} />
      <OfferTerms view={view} />
      <StartChatButton tradeId={view.id} />
      <ReportPerson username={facts.partner} at={{ place: "trade", trade_id: view.id }} />
    </RoomFrame>
  );
}
