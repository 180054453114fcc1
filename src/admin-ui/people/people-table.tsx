import { Trans, useLingui } from "@lingui/react/macro";
import type { PersonCardView } from "../../adapters/http/contract/admin/people-views.ts";
import { Moment } from "../design/moment.tsx";
import { RecordTable } from "../design/record-table.tsx";
import { LevelWords } from "../words/level-words.tsx";
import { StateChips } from "../design/state-chips.tsx";
import styles from "../design/record-list.module.css";

/** What tells people apart in a list; the rest is on their pages. */
export function PeopleTable() {
  const { t } = useLingui();
  return (
    <RecordTable<PersonCardView>
      label={t`People`}
      path={(id) => `/people/${id}/show`}
      nothing={<Trans>No matching people.</Trans>}
      short={short}
      columns={[
        { label: t`Who`, render: (person) => <Who person={person} /> },
        { label: t`State`, render: (person) => <States person={person} /> },
        { label: t`Level`, render: ({ level }) => <LevelWords level={level} /> },
        { label: t`Trades`, render: (person) => <Trades person={person} /> },
        { label: t`Registered`, render: ({ registeredAt }) => <Moment at={registeredAt} /> },
        { label: t`Last seen`, render: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
      ]}
    />
  );
}

const short = (person: PersonCardView) => <Short person={person} />;

interface Row {
  readonly person: PersonCardView;
}

function Who({ person: { username, email } }: Row) {
  return (
    <span className={styles.what}>
      <bdi className={styles.name}>{username}</bdi>
      <bdi className={styles.second}>{email}</bdi>
    </span>
  );
}

function States({ person: { states } }: Row) {
  if (states.length === 0) {
    return (
      <span className={styles.second}>
        <Trans>all good</Trans>
      </span>
    );
  }
  return (
    <span className={styles.chips}>
      <StateChips states={states} />
    </span>
  );
}

function Trades({ person: { completedTrades, activeTrades } }: Row) {
  return (
    <Trans>
      <bdi>{completedTrades}</bdi> completed, <bdi>{activeTrades}</bdi> active
    </Trans>
  );
}

function Short({ person }: Row) {
  return (
    <>
      <span className={styles.what}>
        <bdi className={styles.name}>{person.username}</bdi>
        <span className={styles.second}>
          <Trades person={person} />
        </span>
      </span>
      {person.states.length > 0 && <States person={person} />}
    </>
  );
}
