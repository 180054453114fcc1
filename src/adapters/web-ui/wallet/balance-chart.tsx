import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { BalanceRange } from "../../../domain/wallet/balance-chart.ts";
import type { BalanceChartView } from "../../http/contract/wallet/chart.ts";
import { Card } from "../design/card.tsx";
import { chartFacts, chartSize, linePoints, type ChartPoint } from "../design/chart-line.ts";
import { dayText } from "../design/day-text.ts";
import { Money } from "../design/money.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { useTimeZone } from "../design/use-time-zone.ts";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useRead } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import lines from "../design/line-chart.module.css";
import head from "./history.module.css";
import styles from "./balance-chart.module.css";

/** What the user's available balances were worth over time: a line, and the same as a table. */
export function BalanceChart() {
  const { isBalanceHidden } = useReader();
  const [range, setRange] = useState<BalanceRange>("month");
  const read = useRead("getBalanceChart", { query: { range } }, { keepsPrevious: true });
  const chart = read.data?.data;
  return (
    <section
      className={head.history}
      aria-labelledby="chart"
      aria-busy={read.isPlaceholderData}
      data-unknown={read.isPending || undefined}
    >
      <div className={head.head}>
        <h2 id="chart" className={head.title}>
          <Trans>Value over time</Trans>
        </h2>
        <SegmentedSwitch
          label={<Trans>Period</Trans>}
          value={range}
          segments={[
            { value: "month", label: <Trans>Month</Trans> },
            { value: "year", label: <Trans>Year</Trans> },
          ]}
          onChange={setRange}
        />
      </div>
      <Card>
        {!chart && read.isError && (
          <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
        )}
        {!chart && !read.isError && (
          <div aria-busy="true">
            <Skeleton shape="control" width="full" />
          </div>
        )}
        {chart && isBalanceHidden && (
          <p className={lines.nothing}>
            <Trans>Your balance is hidden. Show it to see its value over time.</Trans>
          </p>
        )}
        {chart && !isBalanceHidden && <Drawing chart={chart} />}
      </Card>
    </section>
  );
}

function Drawing({ chart: { currency, points: all } }: { chart: BalanceChartView }) {
  const { locale } = useLingui().i18n;
  const timeZone = useTimeZone();
  const points: readonly ChartPoint[] = all.map(({ date, value }) => ({ date, rate: value }));
  const facts = chartFacts(points);
  if (!facts || points.length < 2 || Number(facts.high) === 0) {
    return (
      <p className={lines.nothing}>
        <Trans>The value of your coins over time will appear here.</Trans>
      </p>
    );
  }
  const value = (amount: string) => <Money currency={currency} amount={amount} />;
  return (
    <figure className={lines.chart}>
      <svg
        className={lines.drawing}
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline className={lines.line} points={linePoints(points)} />
      </svg>
      <div className={lines.days}>
        <bdi>{dayText(locale, facts.first.date, timeZone)}</bdi>
        <bdi>{dayText(locale, facts.last.date, timeZone)}</bdi>
      </div>
      <figcaption className={lines.facts}>
        <span>
          <Trans>Lowest {value(facts.low)}</Trans>
        </span>
        <span>
          <Trans>Highest {value(facts.high)}</Trans>
        </span>
        <span>
          <Trans>Now {value(facts.last.rate)}</Trans>
        </span>
      </figcaption>
      <details className={styles.more}>
        <summary>
          <Trans>Show as a table</Trans>
        </summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Date</Trans>
              </th>
              <th scope="col">
                <Trans>Value</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ date, rate }) => (
              <tr key={date}>
                <th scope="row">
                  <bdi>{dayText(locale, date, timeZone)}</bdi>
                </th>
                <td>{value(rate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
