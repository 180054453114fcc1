import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { spotQuote, type SpotMarket } from "../../../domain/spot/spot-market.ts";
import { candleIntervals, type CandleInterval } from "../../http/contract/spot/candle-intervals.ts";
import { withCode } from "../design/amount-text.ts";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useRead } from "../server/use-read.ts";
import { candleShapes, chartBox } from "./candle-shapes.ts";
import { usdtText } from "./spot-numbers.ts";
import styles from "./spot.module.css";

const everyMs = 10_000;
const segments = (Object.keys(candleIntervals) as CandleInterval[]).map((value) => ({
  value,
  label: <bdi>{value}</bdi>,
}));

/** Prices of a market by interval, as a drawing and in words. */
export function MarketChart({ market }: { market: SpotMarket }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const [interval, setInterval] = useState<CandleInterval>("15m");
  const candles = useRead(
    "listSpotCandles",
    { parameters: { pair: market.pair }, query: { interval } },
    { everyMs, keepsPrevious: true },
  );
  const shown = candles.data?.data;
  const prices = shown?.flatMap(({ lowest, highest }) => [BigInt(lowest), BigInt(highest)]) ?? [];
  const low = prices.reduce((least, each) => (each < least ? each : least), prices[0] ?? 0n);
  const high = prices.reduce((most, each) => (each > most ? each : most), 0n);
  return (
    <figure className={styles.chart}>
      <SegmentedSwitch
        label={<Trans>Interval</Trans>}
        value={interval}
        segments={segments}
        onChange={setInterval}
      />
      {!shown && candles.isError && (
        <LoadFailure onRetry={() => void candles.refetch()} isRetrying={candles.isFetching} />
      )}
      {!shown && candles.isPending && <Skeleton shape="card" width="full" />}
      {shown?.length === 0 && (
        <p className={styles.lead}>
          <Trans>There are no prices for this period yet.</Trans>
        </p>
      )}
      {shown && shown.length > 0 && (
        <>
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${chartBox.width} ${chartBox.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {candleShapes(shown).map(({ start, x, body, wick, isUp }) => (
              <g key={start} className={isUp ? styles.up : styles.down}>
                <rect x={x + wick.inset} y={wick.y} width={wick.width} height={wick.height} />
                <rect x={x} y={body.y} width={body.width} height={body.height} />
              </g>
            ))}
          </svg>
          <figcaption className={styles.caption}>
            <Trans>
              Low <bdi>{usdtText(locale, low)}</bdi>, high{" "}
              <bdi>{withCode(usdtText(locale, high), spotQuote)}</bdi>
            </Trans>
          </figcaption>
        </>
      )}
    </figure>
  );
}
