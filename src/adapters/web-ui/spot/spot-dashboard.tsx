import { Trans, useLingui } from "@lingui/react/macro";
import { spotQuote } from "../../../domain/spot/spot-market.ts";
import type { SpotMarketView } from "../../http/contract/spot/spot-views.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { spotPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import { MarketFacts } from "./market-facts.tsx";
import { OwnOrders } from "./own-orders.tsx";
import { OwnFills } from "./own-fills.tsx";
import styles from "./spot.module.css";

const everyMs = 10_000;

/** The markets, and the user's own orders in all of them. */
export function SpotDashboard() {
  const { t } = useLingui();
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={t`Spot trading`} />
        <p className={styles.lead}>
          <Trans>
            Trade the coins in your wallet for USDT with other people, at your price or theirs.
          </Trans>
        </p>
      </div>
      <Markets />
      <OwnOrders pair={undefined} />
      <OwnFills pair={undefined} />
    </section>
  );
}

function Markets() {
  const markets = useRead("listSpotMarkets", {}, { everyMs });
  const shown = markets.data?.data.markets;
  if (shown) {
    return (
      <ul className={styles.markets}>
        {shown.map((market) => (
          <li key={market.pair}>
            <Market market={market} />
          </li>
        ))}
      </ul>
    );
  }
  if (markets.isError) {
    return <LoadFailure onRetry={() => void markets.refetch()} isRetrying={markets.isFetching} />;
  }
  return <Skeleton shape="card" width="full" />;
}

function Market({ market }: { market: SpotMarketView }) {
  const { cryptoCurrencyCode: code } = market;
  return (
    <Card>
      <div className={styles.market}>
        <h2 className={styles.title}>
          <bdi>{`${code}/${spotQuote}`}</bdi>
        </h2>
        <MarketFacts market={market} />
        <Button variant="primary" href={`${spotPath}/terminal?cryptoCurrency=${code}`}>
          <span>
            <Trans>
              Trade <bdi>{code}</bdi>
            </Trans>
          </span>
        </Button>
      </div>
    </Card>
  );
}
