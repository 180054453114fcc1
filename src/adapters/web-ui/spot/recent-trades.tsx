import { Trans, useLingui } from "@lingui/react/macro";
import type { SpotMarket } from "../../../domain/spot/spot-market.ts";
import { Skeleton } from "../design/skeleton.tsx";
import { momentText } from "../design/moment-text.ts";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useRead } from "../server/use-read.ts";
import { lotText, usdtText } from "./spot-numbers.ts";
import styles from "./spot.module.css";

const everyMs = 4_000;
const mostRows = 12;

/** What was traded last in a market. */
export function RecentTrades({ market }: { market: SpotMarket }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const trades = useRead("listSpotTrades", { parameters: { pair: market.pair } }, { everyMs });
  const shown = trades.data?.data;
  return (
    <section className={styles.book} aria-labelledby="spot-trades">
      <h2 id="spot-trades" className={styles.title}>
        <Trans>Recent trades</Trans>
      </h2>
      {!shown && trades.isError && (
        <LoadFailure onRetry={() => void trades.refetch()} isRetrying={trades.isFetching} />
      )}
      {!shown && trades.isPending && <Skeleton shape="card" width="full" />}
      {shown?.length === 0 && (
        <p className={styles.lead}>
          <Trans>No trades yet.</Trans>
        </p>
      )}
      <ul className={styles.trades}>
        {shown?.slice(0, mostRows).map((trade) => (
          <li key={trade.number} className={styles.trade}>
            <bdi className={styles[trade.takerSide]}>{usdtText(locale, trade.price)}</bdi>
            <bdi>{lotText(locale, market, trade.amount)}</bdi>
            <bdi className={styles.quiet}>
              {momentText(locale, Date.parse(trade.at), trades.dataUpdatedAt)}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
