import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Handshake, History } from "lucide-react";
import type { TradeCard } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import type { ServerClock } from "../design/countdown-time.ts";
import { EmptyState } from "../design/empty-state.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { buyPath, historyPath } from "../navigation/paths.ts";
import { LostConnection, OthersTurns, OwnTurns } from "./trade-groups.tsx";
import { useActiveTrades } from "./use-active-trades.ts";
import styles from "./active-trades-page.module.css";

/** The user's running trades: those waiting for them first, then those waiting for others. */
export function ActiveTradesPage() {
  const { t } = useLingui();
  const active = useActiveTrades();
  const { mine, others } = active;
  const count = mine?.length ?? 0;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div>
          <PageHeading title={t`Your trades`} />
          <p className={styles.count}>
            {count + others.length > 0 && (
              <Plural
                value={count}
                _0="None is waiting for you."
                one="# trade is waiting for you."
                other="# trades are waiting for you."
              />
            )}
          </p>
        </div>
        <Button variant="plain" href={historyPath}>
          <History aria-hidden="true" />
          <Trans>Trade history</Trans>
        </Button>
      </div>
      {mine && active.isLost && <LostConnection onRetry={active.readAgain} />}
      {mine ? (
        <Trades mine={mine} others={others} clock={active.clock} />
      ) : active.isLost ? (
        <LoadFailure onRetry={active.readAgain} isRetrying={active.isReading} />
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}

function Trades(props: {
  mine: readonly TradeCard[];
  others: readonly TradeCard[];
  clock: ServerClock;
}) {
  const { mine, others, clock } = props;
  if (mine.length + others.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Handshake}
          title={<Trans>Your active trades will appear here</Trans>}
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
      {mine.length > 0 && <OwnTurns trades={mine} clock={clock} />}
      {others.length > 0 && <OthersTurns trades={others} clock={clock} />}
    </>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.places} aria-busy="true">
      {[1, 2].map((place) => (
        <Card key={place}>
          <div className={styles.bones}>
            <Skeleton width="short" />
            <Skeleton width="medium" />
            <Skeleton width="full" />
            <Skeleton shape="control" width="short" />
          </div>
        </Card>
      ))}
    </div>
  );
}
