import Skeleton from "@mui/material/Skeleton";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Datagrid, FunctionField, Pagination, SimpleList, useListContext } from "react-admin";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { PersonCardView } from "../../adapters/http/contract/admin/people-views.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { StateChips } from "../design/state-chips.tsx";
import { listFailure } from "../server/list-failure.ts";
import styles from "../design/list.module.css";

const path = (id: PersonCardView["id"] | number) => `/people/${id}/show`;

/** People as far as they are told apart by it; the rest is on their pages. */
export function PeopleTable() {
  const { t } = useLingui();
  const { data, error, refetch, total } = useListContext<PersonCardView>();
  const isPhone = !useMediaQuery("(width >= 768px)");
  if (error && !data) {
    return <FailureNote failure={listFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (total === 0) {
    return (
      <p className={styles.empty}>
        <Trans>Nobody fits.</Trans>
      </p>
    );
  }
  return (
    <>
      <div className={styles.table}>
        {isPhone ? (
          <SimpleList<PersonCardView>
            rowClick={(id) => path(id)}
            primaryText={name}
            secondaryText={inShort}
          />
        ) : (
          <Datagrid bulkActionButtons={false} rowClick={(id) => path(id)} aria-label={t`People`}>
            <FunctionField<PersonCardView>
              label={t`Who`}
              sortable={false}
              render={({ id, username, email }) => (
                <>
                  <Link className={styles.name ?? ""} to={path(id)}>
                    <bdi>{username}</bdi>
                  </Link>
                  <div className={styles.second}>
                    <bdi>{email}</bdi>
                  </div>
                </>
              )}
            />
            <FunctionField<PersonCardView>
              label={t`State`}
              sortable={false}
              render={(person) => <States person={person} />}
            />
            <FunctionField<PersonCardView>
              label={t`Level`}
              sortable={false}
              render={({ level }) => <bdi>L{level}</bdi>}
            />
            <FunctionField<PersonCardView>
              label={t`Trades`}
              sortable={false}
              render={(person) => <Trades person={person} />}
            />
            <FunctionField<PersonCardView>
              label={t`Registered`}
              sortable={false}
              render={({ registeredAt }) => <Moment at={registeredAt} />}
            />
            <FunctionField<PersonCardView>
              label={t`Last seen`}
              sortable={false}
              render={({ lastSeenAt }) => <Moment at={lastSeenAt} />}
            />
          </Datagrid>
        )}
      </div>
      {total !== undefined && total > data.length && <Pagination rowsPerPageOptions={[25]} />}
    </>
  );
}

interface Row {
  readonly person: PersonCardView;
}

function States({ person: { states } }: Row) {
  if (states.length === 0) {
    return (
      <span className={styles.second}>
        <Trans>all well</Trans>
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
      <bdi>{completedTrades}</bdi> completed, <bdi>{activeTrades}</bdi> running
    </Trans>
  );
}

const name = ({ username }: PersonCardView) => <bdi>{username}</bdi>;
const inShort = (person: PersonCardView) => (
  <>
    <Trades person={person} /> <StateChips states={person.states} />
  </>
);
