import type { ReactNode } from "react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import type { ServerClock } from "../design/countdown-time.ts";
import { panelOf, RoomTabs, useIsNarrow, type RoomPart } from "./room-tabs.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { TurnStrip } from "./turn-strip.tsx";
import styles from "./trade-room.module.css";

/**
 * Where the parts of a room stand: the trade with the chat beside it; on a phone the chat is behind
 * a tab, and the turn stays over it.
 *
 * - `shown`: which of the two a phone shows.
 * - `top`: the way back and what has to be known first.
 * - `end`: what is heard, or asked over everything.
 */
export function RoomFrame(props: {
  view: TradeView;
  facts: TradeFacts;
  clock: ServerClock;
  shown: RoomPart;
  unread: number;
  onShow: (part: RoomPart) => void;
  top: ReactNode;
  chat: ReactNode;
  end: ReactNode;
  children: ReactNode;
}) {
  const { view, facts, clock, shown, unread, onShow, top, chat, end, children } = props;
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.room}>
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
