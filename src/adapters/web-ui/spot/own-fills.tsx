import { Trans, useLingui } from "@lingui/react/macro";
import { spotMarkets, spotQuote, type SpotPair } from "../../../domain/spot/spot-market.ts";
import type { OwnSpotFillView } from "../../http/contract/spot/spot-views.ts";
import { withCode } from "../design/amount-text.ts";
import { Money } from "../design/money.tsx";
import { momentText } from "../design/moment-text.ts";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useRead } from "../server/use-read.ts";
import { lotText, usdtText } from "./spot-numbers.ts";
import styles from "./spot.module.css";

/** What the user's orders traded last, with the fees. */
export function OwnFills({ pair }: { pair: SpotPair | undefined }) {
  const fills = useRead("listSpotFills", { query: { ...(pair && { pair }) } });
  const shown = fills.data?.data;
  return (
    <section className={styles.own} aria-labelledby="spot-fills">
      <h2 id="spot-fills" className={styles.title}>
        <Trans>Your spot trades</Trans>
      </h2>
      {!shown && fills.isError && (
        <LoadFailure onRetry={() => void fills.refetch()} isRetrying={fills.isFetching} />
      )}
      {!shown && fills.isPending && <Skeleton shape="card" width="full" />}
      {shown?.length === 0 && (
        <p className={styles.lead}>
          <Trans>Your trades will appear here. Choose a market to begin.</Trans>
        </p>
      )}
      <ul className={styles.orders}>
        {shown?.map((fill) => (
          <li key={fill.id}>
            <Fill fill={fill} now={fills.dataUpdatedAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fill({ fill, now }: { fill: OwnSpotFillView; now: number }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const market = spotMarkets[fill.pair];
  const amount = <bdi>{lotText(locale, market, fill.amount)}</bdi>;
  return (
    <div className={styles.order}>
      <div>
        <p className={styles.strong}>
          {fill.side === "buy" ? (
            <Trans>
              Bought {amount} <bdi>{market.base}</bdi>
            </Trans>
          ) : (
            <Trans>
              Sold {amount} <bdi>{market.base}</bdi>
            </Trans>
          )}
        </p>
        <p className={styles.quiet}>
          <Trans>
            at <bdi>{withCode(usdtText(locale, fill.price), spotQuote)}</bdi>,{" "}
            <bdi>{momentText(locale, Date.parse(fill.at), now)}</bdi>
          </Trans>
        </p>
      </div>
      <p className={styles.quiet}>
        <Trans>
          Fee{" "}
          <Money asset={fill.side === "buy" ? market.base : spotQuote} amount={fill.feeAmount} />
        </Trans>
      </p>
    </div>
  );
}
