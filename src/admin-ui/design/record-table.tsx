import type { ReactNode } from "react";
import Checkbox from "@mui/material/Checkbox";
import Skeleton from "@mui/material/Skeleton";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useLingui } from "@lingui/react/macro";
import { Datagrid, FunctionField, useListContext, type RaRecord } from "react-admin";
import { ListPages } from "./list-pages.tsx";
import { Inbox } from "lucide-react";
import { Link } from "react-router";
import { listFailure } from "../server/list-failure.ts";
import { FailureNote } from "./failure-note.tsx";
import styles from "./record-list.module.css";

/** A column: its heading and its content. */
interface Column<Row> {
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
}

/** Rows that the reader chooses from, to do something with several of them. */
export interface RowChoice<Row> {
  readonly isChosen: (row: Row) => boolean;
  /** What the row's box is called. */
  readonly label: (row: Row) => string;
  readonly onChoose: (row: Row) => void;
}

/**
 * A list from the server: a table whose rows open pages, and on a phone a list of links. `nothing`
 * is shown if it is empty.
 */
export function RecordTable<Row extends RaRecord<string>>(props: {
  label: string;
  path: (id: string) => string;
  nothing: ReactNode;
  /** The first column is the link. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** A row in the phone's list. */
  short: (row: Row) => ReactNode;
  /** Without it, rows have no boxes. */
  choice?: RowChoice<Row> | undefined;
}) {
  const { t } = useLingui();
  const { label, path, nothing, columns, short, choice } = props;
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
              <li key={row.id} className={choice && styles.chosen}>
                {choice && <RowBox row={row} choice={choice} />}
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
            {choice && (
              <FunctionField<Row>
                label={t`Choose`}
                sortable={false}
                render={(row) => <RowBox row={row} choice={choice} />}
              />
            )}
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
      <ListPages />
    </>
  );
}

/** It is no part of the row that opens a page. */
function RowBox<Row>({ row, choice }: { row: Row; choice: RowChoice<Row> }) {
  return (
    <Checkbox
      checked={choice.isChosen(row)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => choice.onChoose(row)}
      slotProps={{ input: { "aria-label": choice.label(row) } }}
    />
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
