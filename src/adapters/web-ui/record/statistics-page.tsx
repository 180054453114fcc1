import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChartColumn } from "lucide-react";
import type { OwnStatisticsView } from "../../http/contract/record/record.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Money } from "../design/money.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { TraderLink } from "../market/trader-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { buyPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import { MonthChart } from "./month-chart.tsx";
import { MonthTable } from "./month-table.tsx";
import { SumTable } from "./sum-table.tsx";
import styles from "./statistics-page.module.css";

/** The user's completed trades of the last twelve months, as charts and in numbers. */
export function StatisticsPage() {
  const { t } = useLingui();
  const read = useRead("viewOwnStatistics", {});
  return (
    <div className={styles.page}>
      <PageHeading title={t`Your statistics`} />
      {read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && (
        <div aria-busy="true">
          <Skeleton shape="card" width="full" />
        </div>
      )}
      {read.data && <Statistics statistics={read.data.data} />}
    </div>
  );
}

function Statistics({ statistics }: { statistics: OwnStatisticsView }) {
  const { t } = useLingui();
  const { total, months, methods, partners } = statistics;
  if (total.trades === 0) {
    return (
      <Card>
        <EmptyState
          icon={ChartColumn}
          title={<Trans>Your completed trades will be summed up here</Trans>}
          acts={
            <Button variant="primary" href={buyPath}>
              <Trans>Browse offers</Trans>
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <>
      <p className={styles.note}>
        <Trans>
          Completed trades of the last 12 months, in US dollars. Profit compares your price with the
          market price at the start of each trade, less the escrow fee if you sold.
        </Trans>
      </p>
      <Card>
        <dl className={styles.facts}>
          <Fact name={<Trans>Trades completed</Trans>}>
            <bdi>{total.trades}</bdi>
          </Fact>
          <Fact name={<Trans>Volume</Trans>}>
            <Money currency="USD" amount={total.volumeUsd} />
          </Fact>
          <Fact name={<Trans>Profit</Trans>}>
            <Money currency="USD" amount={total.profitUsd} />
          </Fact>
        </dl>
      </Card>
      <div className={styles.charts}>
        <Card>
          <MonthChart
            title={t`Volume per month`}
            values={months.map(({ month, volumeUsd }) => ({ month, value: volumeUsd }))}
          />
        </Card>
        <Card>
          <MonthChart
            title={t`Profit per month`}
            values={months.map(({ month, profitUsd }) => ({ month, value: profitUsd }))}
          />
        </Card>
      </div>
      <Card>
        <details className={styles.months}>
          <summary className={styles.summary}>
            <Trans>Months in numbers</Trans>
          </summary>
          <MonthTable months={months} />
        </details>
      </Card>
      <div className={styles.charts}>
        <Card>
          <SumTable
            title={t`By payment method`}
            what={t`Payment method`}
            rows={methods.map((each) => ({
              ...each,
              key: each.paymentMethodName,
              name: <bdi>{each.paymentMethodName}</bdi>,
            }))}
          />
        </Card>
        <Card>
          <SumTable
            title={t`By partner`}
            what={t`Partner`}
            rows={partners.map((each) => ({
              ...each,
              key: each.username,
              name: <TraderLink username={each.username} />,
            }))}
          />
        </Card>
      </div>
    </>
  );
}

function Fact(props: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{props.name}</dt>
      <dd className={styles.value}>{props.children}</dd>
    </div>
  );
}
