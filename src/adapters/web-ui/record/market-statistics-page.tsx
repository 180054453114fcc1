import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { leastTraders, mostVolumeNoise } from "../../../domain/record/market-statistics.ts";
import type { MarketStatisticsView } from "../../http/contract/record/record.ts";
import { numberFormat, numberLocale, withCode } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { durationText } from "../design/duration-text.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { SearchHead } from "../navigation/search-head.tsx";
import { useRead } from "../server/use-read.ts";
import styles from "./market-statistics-page.module.css";

type Sums = NonNullable<MarketStatisticsView["total"]>;

/** How everybody traded in the last month (answers 26). */
export function MarketStatisticsPage() {
  const { t } = useLingui();
  const read = useRead("viewMarketStatistics", {});
  return (
    <div className={styles.page}>
      <PageHeading title={t`Market statistics`} />
      {read.isError && !read.data && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && <Skeleton shape="card" width="full" />}
      {read.data && <Statistics statistics={read.data.data} />}
    </div>
  );
}

function Statistics({ statistics }: { statistics: MarketStatisticsView }) {
  const { t, i18n } = useLingui();
  const { month, total, methods, countries } = statistics;
  const monthName = new Intl.DateTimeFormat(numberLocale(i18n.locale), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(`${month}-01T00:00:00Z`));
  if (!total) {
    return (
      <>
        <SearchHead data={{ "@type": "Dataset", name: "Market statistics" }} isEmpty />
        <Card>
          <p>
            <Trans>
              Fewer than <bdi>{leastTraders}</bdi> people traded in <bdi>{monthName}</bdi>.
              Statistics appear when there are more.
            </Trans>
          </p>
        </Card>
      </>
    );
  }
  const nameOfCountry = (iso: string) => countryName(numberLocale(i18n.locale), iso);
  return (
    <>
      <p className={styles.note}>
        <Trans>
          Completed trades in <bdi>{monthName}</bdi>, rounded and changed by up to{" "}
          <bdi>{mostVolumeNoise / 100}%</bdi>, so that nobody can be recognised. Payment methods and
          countries with fewer than <bdi>{leastTraders}</bdi> people are left out.
        </Trans>
      </p>
      <Card>
        <dl className={styles.facts}>
          <Facts sums={total} />
        </dl>
      </Card>
      <Groups
        title={<Trans>By payment method</Trans>}
        what={<Trans>Payment method</Trans>}
        rows={methods.map(({ paymentMethodSlug: slug, paymentMethodName, ...sums }) => ({
          key: slug,
          name: (
            <AppLink to={`/trading/buy-bitcoin/${slug}`}>
              <bdi>{paymentMethodName}</bdi>
            </AppLink>
          ),
          sums,
        }))}
        none={t`No payment method had enough traders.`}
      />
      <Groups
        title={<Trans>By country of the offer&apos;s owner</Trans>}
        what={<Trans>Country</Trans>}
        rows={countries.map(({ countryIso, ...sums }) => ({
          key: countryIso,
          name: <bdi>{nameOfCountry(countryIso)}</bdi>,
          sums,
        }))}
        none={t`No country had enough traders.`}
      />
    </>
  );
}

function Facts({ sums }: { sums: Sums }) {
  const words = useSumWords(sums);
  return (
    <>
      <Fact name={<Trans>Trades completed</Trans>}>{words.trades}</Fact>
      <Fact name={<Trans>Volume</Trans>}>{words.volume}</Fact>
      <Fact name={<Trans>Median time to release</Trans>}>{words.release}</Fact>
    </>
  );
}

function Fact(props: { name: ReactNode; children: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{props.name}</dt>
      <dd className={styles.value}>
        <bdi>{props.children}</bdi>
      </dd>
    </div>
  );
}

interface Row {
  readonly key: string;
  readonly name: ReactNode;
  readonly sums: Sums;
}

function Groups(props: { title: ReactNode; what: ReactNode; rows: readonly Row[]; none: string }) {
  const { title, what, rows, none } = props;
  return (
    <Card>
      <h2 className={styles.title}>{title}</h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col" className={styles.number}>
                <Trans>Trades</Trans>
              </th>
              <th scope="col" className={styles.number}>
                <Trans>Volume</Trans>
              </th>
              <th scope="col" className={`${styles.number} ${styles.wide}`}>
                <Trans>Median time to release</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, sums }) => (
              <GroupRow key={key} name={name} sums={sums} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function GroupRow({ name, sums }: Omit<Row, "key">) {
  const words = useSumWords(sums);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.number}>
        <bdi>{words.trades}</bdi>
      </td>
      <td className={styles.number}>
        <bdi>{words.volume}</bdi>
      </td>
      <td className={`${styles.number} ${styles.wide}`}>
        <bdi>{words.release}</bdi>
      </td>
    </tr>
  );
}

function useSumWords({ trades, volumeUsd, releaseTimeMedianMinutes: minutes }: Sums) {
  const { t, i18n } = useLingui();
  const number = numberFormat(i18n.locale);
  return {
    trades: number.format(trades),
    volume: withCode(number.format(BigInt(volumeUsd)), "USD"),
    release: minutes === null ? t`unknown` : durationText(i18n.locale, minutes * 60),
  };
}

function countryName(locale: string, iso: string): string {
  return new Intl.DisplayNames(locale, { type: "region" }).of(iso) ?? iso;
}
