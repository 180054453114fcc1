import type { ReactNode } from "react";
import styles from "./background-work.module.css";

/** A column of numbers: its heading, and what a row shows. */
interface NumberColumn<Row> {
  readonly label: string;
  readonly show: (row: Row) => ReactNode;
  /** Whether the number asks for attention. */
  readonly isBad?: (row: Row) => boolean;
}

/** Rows of numbers under a name; on a phone each row is a list of facts. */
export function NumbersTable<Row extends { readonly name: string }>(props: {
  label: string;
  first: string;
  rows: readonly Row[];
  columns: readonly NumberColumn<Row>[];
}) {
  const { label, first, rows, columns } = props;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={styles.number}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={styles.name}>
              <bdi>{row.name}</bdi>
            </th>
            {columns.map((column) => (
              <td
                key={column.label}
                className={column.isBad?.(row) ? `${styles.number} ${styles.bad}` : styles.number}
                data-label={column.label}
              >
                <span>{column.show(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
