import { Trans } from "@lingui/react/macro";
import type { ModeratedOfferView } from "../../adapters/http/contract/admin/offer-views.ts";
import { moderationStatus } from "../../domain/offer/moderation.ts";
import { Card } from "../design/card.tsx";
import { Moment } from "../design/moment.tsx";
import styles from "../design/record-page.module.css";

type Entry = ModeratedOfferView["history"][number];

/** Moderator decisions, and the owner's appeal. */
export function HistoryCard({ offer: { appeal, history } }: { offer: ModeratedOfferView }) {
  return (
    <Card title={<Trans>What was decided</Trans>}>
      {history.length === 0 && appeal === null && (
        <p>
          <Trans>Not decided yet.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {appeal !== null && (
          <li className={styles.line}>
            <span className={styles.strong}>
              <Trans>The owner appealed</Trans>
            </span>
            <p className={styles.text}>
              <bdi>{appeal.text}</bdi>
            </p>
            <p className={styles.second}>
              <Moment at={appeal.at} />
            </p>
          </li>
        )}
        {history.map((entry) => (
          <li className={styles.line} key={entry.id}>
            <span className={styles.strong}>
              <DecisionWords entry={entry} />
            </span>
            <p className={styles.text}>
              <bdi>{entry.reason}</bdi>
            </p>
            <p className={styles.second}>
              <bdi>{entry.staff}</bdi>
              {" · "}
              <Moment at={entry.at} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DecisionWords({ entry: { act, after } }: { entry: Entry }) {
  if (act === "approve-offer") return <Trans>Approved</Trans>;
  if (act === "mark-offer") {
    if (after?.["isStickied"] === true) return <Trans>Made sticky</Trans>;
    return after?.["isFeaturedByModerator"] === true ? (
      <Trans>Featured</Trans>
    ) : (
      <Trans>Marks removed</Trans>
    );
  }
  return after?.["status"] === moderationStatus.noAppeal ? (
    <Trans>Rejected permanently</Trans>
  ) : (
    <Trans>Rejected</Trans>
  );
}
