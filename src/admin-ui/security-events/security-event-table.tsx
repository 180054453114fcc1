import Skeleton from "@mui/material/Skeleton";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Trans, useLingui } from "@lingui/react/macro";
import { Datagrid, FunctionField, useListContext } from "react-admin";
import { ListPages } from "../design/list-pages.tsx";
import { Link } from "react-router";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import styles from "../design/record-list.module.css";
import { listFailure } from "../server/list-failure.ts";
import own from "./security-event-table.module.css";
import { SecurityEventWords } from "./security-event-words.tsx";

type Event = AdminBodyOf<"listSecurityEvents">[number];

/** The events as a table, and on a phone as a list. */
export function SecurityEventTable() {
  const { t } = useLingui();
  const { data, error, refetch, total } = useListContext<Event>();
  const isPhone = !useMediaQuery("(width >= 768px)");
  if (error && !data) {
    return <FailureNote failure={listFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (total === 0) {
    return (
      <p className={styles.empty}>
        <Trans>No matching events in the last 90 days.</Trans>
      </p>
    );
  }
  return (
    <>
      <div className={styles.table}>
        {isPhone ? <Entries events={data} /> : <Table label={t`Security events`} />}
      </div>
      <ListPages />
    </>
  );
}

function Entries({ events }: { events: readonly Event[] }) {
  return (
    <ol className={styles.list}>
      {events.map((event) => (
        <li className={own.entry} key={event.id}>
          <What event={event} />
          <Who event={event} />
          <Address event={event} />
          <Moment at={event.at} exact />
        </li>
      ))}
    </ol>
  );
}

function Table({ label }: { label: string }) {
  const { t } = useLingui();
  const columns = [
    { label: t`When`, render: ({ at }: Event) => <Moment at={at} exact /> },
    { label: t`Event`, render: (event: Event) => <What event={event} /> },
    { label: t`Person`, render: (event: Event) => <Who event={event} /> },
    { label: t`Address code`, render: (event: Event) => <Address event={event} /> },
  ];
  return (
    <Datagrid bulkActionButtons={false} rowClick={false} aria-label={label}>
      {columns.map((column) => (
        <FunctionField<Event>
          key={column.label}
          label={column.label}
          sortable={false}
          render={column.render}
        />
      ))}
    </Datagrid>
  );
}

interface Row {
  readonly event: Event;
}

function What({ event: { name, route, count } }: Row) {
  return (
    <span className={styles.what}>
      <span className={styles.name}>
        <SecurityEventWords name={name} />
        {count > 1 && <bdi> × {count}</bdi>}
      </span>
      <bdi className={styles.second}>{route}</bdi>
    </span>
  );
}

function Who({ event: { trader, staff } }: Row) {
  if (trader) {
    return (
      <Link to={`/people/${trader.id}/show`}>
        <bdi>{trader.username ?? trader.id}</bdi>
      </Link>
    );
  }
  if (staff === null) return <span className={styles.second}>–</span>;
  return (
    <span>
      <Trans>
        <bdi>{staff}</bdi>, staff
      </Trans>
    </span>
  );
}

function Address({ event: { address } }: Row) {
  return <bdi className={own.address}>{address}</bdi>;
}
