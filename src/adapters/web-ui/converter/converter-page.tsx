import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "wouter";
import { listedCurrencies } from "../../../domain/catalogue/fiat-currencies.ts";
import { chartRanges, type ChartRange } from "../../../domain/market/chart-range.ts";
import { priceText, withCode } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { ListField } from "../design/list-field.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { FailurePage } from "../failure/failure-page.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { SearchHead } from "../navigation/search-head.tsx";
import { converterPathOf, currenciesPath } from "../navigation/paths.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import { BestOffers } from "./best-offers.tsx";
import { ConvertFields } from "./convert-fields.tsx";
import { useCurrencyName } from "./currency-name.ts";
import { PriceChart } from "./price-chart.tsx";
import styles from "./converter-page.module.css";

const everyMs = 60_000;

/** Bitcoin in one currency: a converter, the price's past, and the best offers. */
export function ConverterPage(props: { pair: string }) {
  const { t, i18n } = useLingui();
  const [, go] = useLocation();
  const nameOf = useCurrencyName();
  const [range, setRange] = useState<ChartRange>("month");
  const currency = props.pair.replace(/^btc-to-/, "").toUpperCase();
  const found = useRead(
    "calculate",
    { query: { currency, range } },
    { everyMs, keepsPrevious: true },
  );
  const known = listedCurrencies.find(({ code }) => code === currency);
  if (!known || failureIn(found.error)?.status === 404) return <FailurePage status={404} />;
  const data = found.data?.data;
  const price = data?.currency.rate.btc ?? null;
  const name = nameOf(currency, known.name);
  const ranges: Readonly<Record<ChartRange, string>> = {
    day: t`Day`,
    week: t`Week`,
    month: t`Month`,
    year: t`Year`,
  };
  return (
    <div className={styles.page}>
      <PageHeading title={t`BTC to ${currency}`}>
        <Trans>
          Bitcoin in <bdi>{name}</bdi>
        </Trans>
      </PageHeading>
      {found.isError && !data && (
        <LoadFailure onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
      )}
      {found.isPending && <Skeleton shape="card" width="full" />}
      {data && (
        <>
          {price !== null && <SearchHead data={rateForPrograms(currency, price)} />}
          <Card className={styles.card}>
            {price === null ? (
              <p>
                <Trans>The market has no price for this currency right now.</Trans>
              </p>
            ) : (
              <>
                <p className={styles.price}>
                  <Trans>
                    The market price of Bitcoin is{" "}
                    <bdi className={styles.strong}>
                      {withCode(priceText(i18n.locale, price), currency)}
                    </bdi>
                    .
                  </Trans>
                </p>
                {data.currency.isOld && (
                  <p className={styles.old}>
                    <Trans>
                      This price is out of date. No trade starts until there is a new one.
                    </Trans>
                  </p>
                )}
                <ConvertFields
                  key={currency}
                  currency={currency}
                  price={price}
                  begin={data.calculator.fiatAmount}
                />
              </>
            )}
            <ListField
              label={<Trans>Currency</Trans>}
              value={currency}
              onChange={(code) => go(converterPathOf(code))}
            >
              {listedCurrencies.map((each) => (
                <option
                  key={each.code}
                  value={each.code}
                  label={`${each.code} · ${nameOf(each.code, each.name)}`}
                />
              ))}
            </ListField>
          </Card>
          <Card className={styles.card}>
            <h2 className={styles.title}>
              <Trans>Price over time</Trans>
            </h2>
            <SegmentedSwitch
              label={<Trans>Time</Trans>}
              value={range}
              segments={chartRanges.map((value) => ({ value, label: ranges[value] }))}
              onChange={setRange}
            />
            <div aria-busy={found.isPlaceholderData}>
              <PriceChart points={data.chart} currency={currency} />
            </div>
          </Card>
          <BestOffers deed="buy" currency={currency} offers={data.offers.buy} />
          <BestOffers deed="sell" currency={currency} offers={data.offers.sell} />
        </>
      )}
      <AppLink to={currenciesPath}>
        <Trans>All currencies</Trans>
      </AppLink>
    </div>
  );
}

function rateForPrograms(currency: string, price: string): object {
  return {
    "@type": "ExchangeRateSpecification",
    currency: "BTC",
    currentExchangeRate: { "@type": "UnitPriceSpecification", price, priceCurrency: currency },
  };
}
