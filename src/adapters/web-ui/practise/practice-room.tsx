import { useCallback, useEffect, useRef, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft } from "lucide-react";
import type { Side } from "../../../domain/trade/trade.ts";
import { ChatAnnouncer } from "../chat/chat-announcer.tsx";
import { countUnread } from "../chat/chat-log.ts";
import { Chat } from "../chat/chat.tsx";
import type { ChatState } from "../chat/use-message-log.ts";
import type { Sending } from "../chat/use-sending.ts";
import { Spoken } from "../design/spoken.tsx";
import { usePageState } from "../page-context.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { ActDialog } from "../trade-room/act-dialog.tsx";
import type { Act } from "../trade/trade-act.ts";
import { headline } from "../trade/headline.tsx";
import { KnownDetails } from "../trade-room/known-details.tsx";
import { RoomFrame } from "../trade-room/room-frame.tsx";
import { useIsNarrow, type RoomPart } from "../trade-room/room-tabs.tsx";
import { TheDeal } from "../trade-room/the-deal.tsx";
import { Timeline } from "../trade-room/timeline.tsx";
import { tradeFacts } from "../trade/trade-facts.ts";
import { TurnCard } from "../trade-room/turn-card.tsx";
import { useKeptFocus } from "../trade-room/use-kept-focus.ts";
import { canSendMoney } from "./practice-acts.ts";
import { usePartnerWords } from "./partner-words.ts";
import { PracticeEnd } from "./practice-end.tsx";
import { endingOf } from "./practice-ending.ts";
import { PracticeGuide } from "./practice-guide.tsx";
import { practiceMessages, practiceView } from "./practice-view.ts";
import type { Practice } from "./practice.ts";
import { practisePaths } from "./practise-paths.ts";
import { PretendBank, SendMoney } from "./pretend-bank.tsx";
import { usePractice, type RunningPractice } from "./use-practice.ts";
import styles from "./practice-room.module.css";

/** The trade room of a practice: its parts are the real ones, the trade is simulated here. */
export function PracticeRoom(props: { mySide: Side; isRepeated: boolean; onAgain: () => void }) {
  const { mySide, isRepeated, onAgain } = props;
  const running = usePractice(mySide);
  const { practice } = running;
  const { brandName } = usePageState();
  const { i18n } = useLingui();
  const view = practiceView(practice);
  const facts = tradeFacts(view, { locale: i18n.locale, brandName });
  const ending = endingOf(practice);
  return (
    <div className={styles.page}>
      <AppLink className={styles.back} to={practisePaths.choice}>
        <ChevronLeft aria-hidden="true" />
        <Trans>Practise</Trans>
      </AppLink>
      {ending ? (
        <div className={styles.end}>
          <PracticeEnd {...{ ending, view, facts, onAgain }} />
          <Timeline view={view} facts={facts} />
        </div>
      ) : (
        <OpenRoom {...{ running, view, facts, isRepeated }} />
      )}
    </div>
  );
}

function OpenRoom(props: {
  running: RunningPractice;
  view: ReturnType<typeof practiceView>;
  facts: ReturnType<typeof tradeFacts>;
  isRepeated: boolean;
}) {
  const { running, view, facts, isRepeated } = props;
  const { practice, clock } = running;
  const [asked, setAsked] = useState<Act>();
  const [shown, setShown] = useState<RoomPart>("trade");
  const [lastSeen, setLastSeen] = useState(0);
  const card = useRef<HTMLElement>(null);
  const close = useCallback(() => setAsked(undefined), []);
  const chat = useScriptedChat(practice);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = () => {
    setShown("chat");
    // On a phone the field can only be focused once its half is shown.
    requestAnimationFrame(() => field.current?.focus());
  };
  const isNarrow = useIsNarrow();
  const count = practice.messages.length;
  const paysFirst = canSendMoney(practice);
  const isChatShown = !isNarrow || shown === "chat";
  if (isChatShown && count > lastSeen) setLastSeen(count);
  if (asked !== undefined && !view.allowedActs.includes(asked)) setAsked(undefined);
  useKeptFocus(card);
  useEffect(() => {
    if (isRepeated) card.current?.querySelector("h1")?.focus();
  }, [isRepeated]);
  return (
    <RoomFrame
      {...{ view, facts, clock, shown }}
      unread={countUnread(chat.log?.messages ?? [], lastSeen)}
      onShow={setShown}
      top={
        <PracticeGuide
          running={running}
          facts={facts}
          step={paysFirst && isNarrow && <SendMoney {...{ running, facts }} />}
        />
      }
      chat={<Chat view={view} chat={chat} sending={sendingBy(running)} field={field} />}
      end={
        <>
          <ChatAnnouncer chat={chat} partner={facts.partner} />
          <output>
            <Spoken>{practice.timeline.length > 1 && headline(facts)}</Spoken>
          </output>
          {asked && (
            <ActDialog
              act={asked}
              view={view}
              facts={facts}
              run={{
                isBusy: false,
                failure: undefined,
                run: () => {
                  close();
                  running.act(asked);
                },
                reset: close,
              }}
              onCancel={close}
            />
          )}
        </>
      }
    >
      <TurnCard
        {...{ view, facts, clock }}
        cardRef={card}
        isLater={paysFirst}
        onAct={setAsked}
        onWrite={write}
        onZero={nothingMore}
      />
      <PretendBank running={running} facts={facts} />
      <Timeline view={view} facts={facts} />
      <KnownDetails view={view} />
      <TheDeal view={view} />
    </RoomFrame>
  );
}

/** The practice clock carries out what is due by itself. */
function nothingMore(): void {}

/** The chat with the partner, in the form of a loaded chat. */
function useScriptedChat(practice: Practice): ChatState {
  const wordsOf = usePartnerWords(practice.mySide);
  return {
    log: {
      messages: practiceMessages(practice, wordsOf),
      meta: {
        blockReason: null,
        mostCharacters: practice.policy.texts.mostMessageCharacters,
        partnerLastRead: Number.MAX_SAFE_INTEGER,
        partnerLastSeen: "Online",
      },
    },
    hasFailed: false,
    isReading: false,
    readAgain: async () => undefined,
    readEarlier: undefined,
    isReadingEarlier: false,
  };
}

/** Messages appear immediately: none is ever being sent. */
function sendingBy(running: RunningPractice): Sending {
  return { outgoing: [], send: running.write, sendAgain: nothingMore, takeBack: nothingMore };
}
