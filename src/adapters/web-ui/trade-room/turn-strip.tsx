import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Countdown } from "../design/countdown.tsx";
import type { ServerClock } from "../design/countdown-time.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { isCountedDown } from "../trade/clock-words.tsx";
import { headline } from "../trade/headline.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { useRoomTitle } from "./use-room-title.ts";
import styles from "./turn-strip.module.css";

/** Whose turn it is and by when, in one line over the chat, where the turn's card is not seen. */
export function TurnStrip(props: { view: TradeView; facts: TradeFacts; clock: ServerClock }) {
  const { view, facts, clock } = props;
  const { expiresAt, status } = view;
  return (
    <div className={styles.strip} data-mine={view.turn === view.mySide}>
      <PageHeading className={styles.words} title={useRoomTitle(view)}>
        {headline(facts)}
      </PageHeading>
      {expiresAt !== null && isCountedDown(status) && (
        <Countdown expiresAt={expiresAt.timestamp} clock={clock} />
      )}
    </div>
  );
}
