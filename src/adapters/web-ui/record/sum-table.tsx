import { type ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { fiatText } from "../design/amount-text.ts";
import styles from "./tables.module.css";

/** Sums by what the rows name, with a bar for each one's share of the largest. */
export function SumTable(props: {
  title: string;
  /** What the rows are, for the head of their column. */
  what: string;
  rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly trades: number;
    readonly volumeUsd: string;
  }[];
}) {
  const { title, what, rows } = props;
  const { i18n } = useLingui();
  const most = Math.max(...rows.map(({ volumeUsd }) => Number(volumeUsd)));
  return (
    <table className={styles.table}>
      <caption className={styles.title}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" className={styles.number}>
            <Trans>Trades</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Volume</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, trades, volumeUsd }) => (
          <tr key={key}>
            <th scope="row" className={styles.named}>
              {name}
              <svg
                className={styles.bar}
                viewBox="0 0 1 1"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={most === 0 ? 0 : Number(volumeUsd) / most} height={1} />
              </svg>
            </th>
            <td className={styles.number}>
              <bdi>{trades}</bdi>
            </td>
            <td className={styles.number}>
              <bdi>{fiatText(i18n.locale, "USD", volumeUsd)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
