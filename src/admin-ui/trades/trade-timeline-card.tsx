import { Plural, Trans } from "@lingui/react/macro";
import type { StaffTradeView } from "../../adapters/http/contract/admin/people-views.ts";
import { EventWords } from "../words/event-words.tsx";
import { Card } from "../design/card.tsx";
import { Moment } from "../design/moment.tsx";
import styles from "../design/columns.module.css";

/** What happened, without the chat: that can only be read in a case. */
export function TradeTimelineCard({ trade: { timeline } }: { trade: StaffTradeView }) {
  return (
    <Card
      title={<Trans>Timeline</Trans>}
      aside={<Plural value={timeline.length} one="# entry" other="# entries" />}
    >
      <ol className={styles.list}>
        {timeline.map(({ seq, act, username, codeName, status, at }) => {
          const name = username ?? codeName;
          return (
            <li className={styles.item} key={`${seq} ${act} ${status}`}>
              <div className={styles.line}>
                <span>
                  {name === null ? <Trans>system</Trans> : <bdi>{name}</bdi>}:{" "}
                  <EventWords act={act} detail={{ status }} />
                </span>
                <span className={styles.second}>
                  <Moment at={at} exact />
                </span>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
