import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Money } from "../design/money.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { spotPath } from "../navigation/paths.ts";
import { withReturn } from "../navigation/sign-in-path.ts";
import { usePageState } from "../page-context.ts";
import { useRead } from "../server/use-read.ts";
import styles from "./spot-landing.module.css";

/** The last price, or that of the market elsewhere. */
function Price({ price }: { price: string | null }) {
  return price === null ? <Trans>No price yet</Trans> : <Money asset="USDT" amount={price} />;
}

/** What spot trading is, what it costs, and what the markets do, for everyone. */
export function SpotLanding() {
  const { t } = useLingui();
  const { reader } = usePageState();
  const markets = useRead("listSpotMarkets", {});
  const shown = markets.data?.data;
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={t`Spot trading`} />
        <p className={styles.lead}>
          <Trans>
            An order book for Bitcoin and Ethereum against USDT. You set the price, or take the best
            one there is; what your order can cost is held until it is traded or cancelled.
          </Trans>
        </p>
      </div>
      <p>
        <Button
          variant="primary"
          href={reader.isLogged ? spotPath : withReturn("/login", spotPath)}
        >
          {reader.isLogged ? <Trans>Go to the markets</Trans> : <Trans>Sign in to trade</Trans>}
        </Button>
      </p>
      {!shown && markets.isError && (
        <LoadFailure onRetry={() => void markets.refetch()} isRetrying={markets.isFetching} />
      )}
      {!shown && markets.isPending && <Skeleton shape="card" width="full" />}
      <ul className={styles.markets}>
        {shown?.markets.map((market) => (
          <li key={market.pair}>
            <Card>
              <div className={styles.market}>
                <h2 className={styles.title}>
                  <bdi>{market.pair.replace("-", "/")}</bdi>
                </h2>
                <p className={styles.price}>
                  <Price price={market.lastPrice ?? market.referencePrice} />
                </p>
                <p className={styles.lead}>
                  <Trans>
                    Traded in 24 hours: <Money asset="USDT" amount={market.value24h} />
                  </Trans>
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>
        <Trans>How it works</Trans>
      </h2>
      <ul className={styles.points}>
        <li>
          <Trans>The best price trades first. At the same price, the oldest order does.</Trans>
        </li>
        <li>
          <Trans>
            If you get a better price than yours, what your order held beyond it comes back.
          </Trans>
        </li>
        {shown && (
          <li>
            <Trans>
              Each side pays a fee on what it gets:{" "}
              <bdi>{shown.terms.makerFeeBasisPoints / 100}%</bdi> for an order that waited,{" "}
              <bdi>{shown.terms.takerFeeBasisPoints / 100}%</bdi> for one that trades at once.
            </Trans>
          </li>
        )}
        <li>
          <Trans>You can cancel an open order at any time, without a fee.</Trans>
        </li>
      </ul>
    </section>
  );
}
