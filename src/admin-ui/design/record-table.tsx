import type { ReactNode } from "react";
import Skeleton from "@mui/material/Skeleton";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Datagrid, FunctionField, Pagination, useListContext, type RaRecord } from "react-admin";
import { Inbox } from "lucide-react";
import { Link } from "react-router";
import { listFailure } from "../server/list-failure.ts";
import { FailureNote } from "./failure-note.tsx";
import styles from "./record-list.module.css";

/** A column: its heading, and what stands in it. */
interface Column<Row> {
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
}

/**
 * A list of the server: a table whose rows open pages, and on a phone a list of links. `nothing`
 * stands there where it is empty.
 */
export function RecordTable<Row extends RaRecord<string>>(props: {
  label: string;
  path: (id: string) => string;
  nothing: ReactNode;
  /** The first column is the link. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** A row of the phone's list. */
  short: (row: Row) => ReactNode;
}) {
  const { label, path, nothing, columns, short } = props;
  const { data, error, refetch, total } = useListContext<Row>();
  const isPhone = !useMediaQuery("(width >= 768px)");
  if (error && !data) {
    return <FailureNote failure={listFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (total === 0) return <Nothing>{nothing}</Nothing>;
  const [first, ...others] = columns;
  return (
    <>
      <div className={styles.table}>
        {isPhone ? (
          <ul className={styles.list}>
            {data.map((row) => (
              <li key={row.id}>
                <Link className={styles.row ?? ""} to={path(row.id)}>
                  {short(row)}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <Datagrid
            bulkActionButtons={false}
            rowClick={(id) => path(String(id))}
            aria-label={label}
          >
            <FunctionField<Row>
              label={first.label}
              sortable={false}
              render={(row) => (
                <Link className={styles.link ?? ""} to={path(row.id)}>
                  {first.render(row)}
                </Link>
              )}
            />
            {others.map((column) => (
              <FunctionField<Row>
                key={column.label}
                label={column.label}
                sortable={false}
                render={column.render}
              />
            ))}
          </Datagrid>
        )}
      </div>
      {total !== undefined && total > data.length && <Pagination rowsPerPageOptions={[25]} />}
    </>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Inbox size={48} strokeWidth={1} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
