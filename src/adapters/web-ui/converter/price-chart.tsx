import { Trans, useLingui } from "@lingui/react/macro";
import { percentText, priceText, withCode } from "../design/amount-text.ts";
import { dayText } from "../design/day-text.ts";
import { useTimeZone } from "../design/use-time-zone.ts";
import { chartFacts, chartSize, linePoints, type ChartPoint } from "../design/chart-line.ts";
import styles from "../design/line-chart.module.css";

/** What a Bitcoin cost over a time, as a line and in words. */
export function PriceChart(props: { points: readonly ChartPoint[]; currency: string }) {
  const { points, currency } = props;
  const { i18n } = useLingui();
  const { locale } = i18n;
  const timeZone = useTimeZone();
  const facts = chartFacts(points);
  if (!facts || points.length < 2) {
    return (
      <p className={styles.nothing}>
        <Trans>There are no prices for this period yet.</Trans>
      </p>
    );
  }
  const price = (rate: string) => withCode(priceText(locale, rate), currency);
  return (
    <figure className={styles.chart}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline className={styles.line} points={linePoints(points)} />
      </svg>
      <div className={styles.days}>
        <bdi>{dayText(locale, facts.first.date, timeZone)}</bdi>
        <bdi>{dayText(locale, facts.last.date, timeZone)}</bdi>
      </div>
      <figcaption className={styles.facts}>
        <span>
          <Trans>
            Lowest <bdi>{price(facts.low)}</bdi>
          </Trans>
        </span>
        <span>
          <Trans>
            Highest <bdi>{price(facts.high)}</bdi>
          </Trans>
        </span>
        <span>
          <Trans>
            Change <bdi>{percentText(locale, facts.change)}</bdi>
          </Trans>
        </span>
      </figcaption>
    </figure>
  );
}
