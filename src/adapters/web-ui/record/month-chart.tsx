import { useId } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { fiatText, withCode } from "../design/amount-text.ts";
import { columnsOf } from "./columns.ts";
import { monthName } from "./month-text.ts";
import styles from "./month-chart.module.css";

/** How high the drawing is, in its own units; each month is one unit wide. */
const height = 100;

/** A column for each month, also below zero. The table of months says the same in numbers. */
export function MonthChart(props: {
  title: string;
  values: readonly { readonly month: string; readonly value: string }[];
}) {
  const { title, values } = props;
  const { i18n } = useLingui();
  const titleId = useId();
  const { zero, columns } = columnsOf(
    values.map(({ value }) => Number(value)),
    height,
  );
  const largest = values.reduce((most, each) =>
    Math.abs(Number(each.value)) > Math.abs(Number(most.value)) ? each : most,
  );
  const month = monthName(i18n.locale, largest.month, "short");
  const isLoss = Number(largest.value) < 0;
  const amount = withCode(fiatText(i18n.locale, "USD", largest.value.replace("-", "")), "USD");
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title} id={titleId}>
        {title}
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${values.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={titleId}
      >
        {columns.map(({ y, height: high, isBelow }, at) => (
          <rect
            key={values[at]?.month}
            className={isBelow ? styles.below : styles.column}
            x={at + 0.15}
            width={0.7}
            y={y}
            height={high}
          />
        ))}
        <line className={styles.zero} x1={0} x2={values.length} y1={zero} y2={zero} />
      </svg>
      <div className={styles.months} aria-hidden="true">
        {values.map((each) => (
          <bdi key={each.month}>{monthName(i18n.locale, each.month, "narrow")}</bdi>
        ))}
      </div>
      <p className={styles.most}>
        {isLoss ? (
          <Trans>
            Largest loss: <bdi>{month}</bdi>, <bdi>{amount}</bdi>
          </Trans>
        ) : (
          <Trans>
            Largest: <bdi>{month}</bdi>, <bdi>{amount}</bdi>
          </Trans>
        )}
      </p>
    </figure>
  );
}
