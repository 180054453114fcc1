import { Trans } from "@lingui/react/macro";
import type { PersonView } from "../../adapters/http/contract/admin/people-views.ts";
import { Card } from "../design/card.tsx";
import { Moment } from "../design/moment.tsx";
import styles from "../design/columns.module.css";

/** Who it is, and what he did so far. */
export function RecordCard({ person }: { person: PersonView }) {
  const { activeOffers, offers } = person;
  return (
    <Card title={<Trans>Record</Trans>}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Id</Trans>
        </dt>
        <dd>
          <bdi>{person.id}</bdi>
        </dd>
        <dt>
          <Trans>E-mail</Trans>
        </dt>
        <dd>
          <bdi>{person.email}</bdi>
        </dd>
        <dt>
          <Trans>Level</Trans>
        </dt>
        <dd>
          <bdi>L{person.level}</bdi>
        </dd>
        <dt>
          <Trans>Badge</Trans>
        </dt>
        <dd>
          <bdi>{person.badge}</bdi>
        </dd>
        <dt>
          <Trans>Registered</Trans>
        </dt>
        <dd>
          <Moment at={person.registeredAt} />
        </dd>
        <dt>
          <Trans>Last seen</Trans>
        </dt>
        <dd>
          <Moment at={person.lastSeenAt} />
        </dd>
        <dt>
          <Trans>Completed</Trans>
        </dt>
        <dd>
          <bdi>{person.completedTrades}</bdi>
        </dd>
        <dt>
          <Trans>Running</Trans>
        </dt>
        <dd>
          <bdi>{person.activeTrades}</bdi>
        </dd>
        <dt>
          <Trans>Traded</Trans>
        </dt>
        <dd>
          <bdi>${person.totalUsd}</bdi>
        </dd>
        <dt>
          <Trans>Feedback</Trans>
        </dt>
        <dd>
          <bdi>
            +{person.feedbackPositive} −{person.feedbackNegative}
          </bdi>
        </dd>
        <dt>
          <Trans>Offers</Trans>
        </dt>
        <dd>
          <Trans>
            <bdi>{activeOffers}</bdi> on, of <bdi>{offers}</bdi>
          </Trans>
        </dd>
        <dt>
          <Trans>Sessions</Trans>
        </dt>
        <dd>
          <bdi>{person.liveSessions}</bdi>
        </dd>
        <dt>
          <Trans>Language</Trans>
        </dt>
        <dd>
          <bdi>{person.locale}</bdi>
        </dd>
        <dt>
          <Trans>Currency</Trans>
        </dt>
        <dd>
          <bdi>{person.currency}</bdi>
        </dd>
      </dl>
    </Card>
  );
}
