import type { ReactNode } from "react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import type { ServerClock } from "../design/countdown-time.ts";
import { panelOf, RoomTabs, useIsNarrow, type RoomPart } from "./room-tabs.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { TurnStrip } from "./turn-strip.tsx";
import { useVisibleWindow } from "./use-visible-window.ts";
import styles from "./trade-room.module.css";

/**
 * The layout of a room: the trade with the chat beside it; on a phone the chat is behind a tab, and
 * the turn stays above it.
 *
 * - `shown`: which of the two is shown on a phone.
 * - `top`: the back link and the most important notices.
 * - `end`: screen reader announcements and dialogs.
 */
export function RoomFrame(props: {
  view: TradeView;
  facts: TradeFacts;
  clock: ServerClock;
  shown: RoomPart;
  unread: number;
  /** Whether the chat takes the whole window of a phone, so that its field stays on screen. */
  fillsWindow?: boolean;
  onShow: (part: RoomPart) => void;
  top: ReactNode;
  chat: ReactNode;
  end: ReactNode;
  children: ReactNode;
}) {
  const { view, facts, clock, shown, unread, onShow, top, chat, end, children } = props;
  const isNarrow = useIsNarrow();
  const fills = isNarrow && shown === "chat" && props.fillsWindow === true;
  useVisibleWindow(fills);
  return (
    <div className={styles.room} data-fills-window={fills}>
      {top}
      {isNarrow && <RoomTabs shown={shown} unread={unread} onShow={onShow} />}
      {isNarrow && shown === "chat" && <TurnStrip view={view} facts={facts} clock={clock} />}
      <div className={styles.columns}>
        <div className={styles.content} {...(isNarrow && panelOf("trade", shown))}>
          {children}
        </div>
        <div className={styles.rail} {...(isNarrow && panelOf("chat", shown))}>
          {chat}
        </div>
      </div>
      {end}
    </div>
  );
}
