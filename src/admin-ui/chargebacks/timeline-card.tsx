import { Trans } from "@lingui/react/macro";
import type { ChargebackCaseView } from "../../adapters/http/contract/admin/chargeback-admin-views.ts";
import { EventWords } from "../words/event-words.tsx";
import { Card } from "../design/card.tsx";
import { Moment } from "../design/moment.tsx";
import styles from "../design/record-page.module.css";

/** What happened in the trade, newest first. */
export function TimelineCard({ report: { timeline } }: { report: ChargebackCaseView }) {
  return (
    <Card title={<Trans>What happened</Trans>}>
      <ol className={styles.list} reversed>
        {timeline.toReversed().map(({ seq, act, by, username, codeName, status, at }) => (
          <li className={styles.line} key={`${seq} ${act} ${status}`}>
            <span className={styles.head}>
              <bdi className={styles.strong}>{username ?? codeName ?? by}</bdi>
              <EventWords act={act} detail={{ status }} />
            </span>
            <span className={styles.second}>
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
