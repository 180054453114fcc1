import { useState, type ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useSearch } from "wouter";
import {
  spotMarketOf,
  spotMarkets,
  spotPairs,
  spotQuote,
} from "../../../domain/spot/spot-market.ts";
import { Notice } from "../design/notice.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { staysHere } from "../navigation/arrival.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { useRead } from "../server/use-read.ts";
import { Book } from "./book.tsx";
import { MarketChart } from "./market-chart.tsx";
import { MarketFacts } from "./market-facts.tsx";
import { OrderForm } from "./order-form.tsx";
import { OwnOrders } from "./own-orders.tsx";
import { RecentTrades } from "./recent-trades.tsx";
import styles from "./spot.module.css";

/** While the page is seen; the stream tells of the user's own orders at once. */
const everyMs = 2_000;

const segments: readonly { value: string; label: ReactNode }[] = spotPairs.map((pair) => {
  const { base } = spotMarkets[pair];
  return { value: base, label: <bdi>{`${base}/${spotQuote}`}</bdi> };
});

/** One market: its book, its prices, and the form that places orders. */
export function SpotTerminal() {
  const { t } = useLingui();
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const market = spotMarketOf(query.get("cryptoCurrency") ?? "") ?? spotMarkets["BTC-USDT"];
  const { base, pair } = market;
  const [picked, setPicked] = useState<string>();
  const parameters = { pair };
  const markets = useRead("listSpotMarkets", {}, { everyMs: 5 * everyMs });
  const book = useRead("viewSpotBook", { parameters }, { everyMs });
  const shown = markets.data?.data.markets.find((each) => each.pair === pair);
  const terms = markets.data?.data.terms;
  const change = (code: string) => {
    setPicked(undefined);
    navigate(`${path}?cryptoCurrency=${code}`, { replace: true, state: staysHere });
  };
  return (
    <section className={styles.page}>
      <div className={styles.head}>
        <PageHeading title={t`Trade ${base} for ${spotQuote}`}>
          <Trans>
            Trade <bdi>{base}</bdi> for <bdi>{spotQuote}</bdi>
          </Trans>
        </PageHeading>
        <SegmentedSwitch
          label={<Trans>Market</Trans>}
          value={base}
          segments={segments}
          onChange={change}
        />
      </div>
      {shown?.isHalted && (
        <Notice tone="warning">
          <Trans>This market is paused. Your coins are safe, and you can cancel your orders.</Trans>
        </Notice>
      )}
      {markets.isError && !shown && (
        <LoadFailure onRetry={() => void markets.refetch()} isRetrying={markets.isFetching} />
      )}
      <div className={styles.terminal}>
        <div className={styles.wide}>
          {shown ? <MarketFacts market={shown} /> : <Skeleton width="full" />}
          <MarketChart key={pair} market={market} />
        </div>
        <div className={styles.form}>
          {terms ? (
            <OrderForm
              key={pair}
              market={market}
              terms={terms}
              book={book.data?.data}
              picked={picked}
              onTyped={() => setPicked(undefined)}
            />
          ) : (
            <Skeleton shape="card" width="full" />
          )}
        </div>
        <Book market={market} book={book} onPick={setPicked} />
        <div className={styles.wide}>
          <OwnOrders pair={pair} />
        </div>
        <RecentTrades market={market} />
      </div>
    </section>
  );
}
