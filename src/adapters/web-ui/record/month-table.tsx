import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnStatisticsView } from "../../http/contract/record/record.ts";
import { fiatText } from "../design/amount-text.ts";
import { monthName } from "./month-text.ts";
import styles from "./tables.module.css";

/** What the charts show, in numbers; the latest month first. */
export function MonthTable({ months }: { months: OwnStatisticsView["months"] }) {
  const { i18n } = useLingui();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Month</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Trades</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Volume</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Profit</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, trades, volumeUsd, profitUsd }) => (
          <tr key={month}>
            <th scope="row">
              <bdi>{monthName(i18n.locale, month, "short")}</bdi>
            </th>
            <td className={styles.number}>
              <bdi>{trades}</bdi>
            </td>
            <td className={styles.number}>
              <bdi>{fiatText(i18n.locale, "USD", volumeUsd)}</bdi>
            </td>
            <td className={styles.number}>
              <bdi>{fiatText(i18n.locale, "USD", profitUsd)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
