import { useMemo } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Handshake } from "lucide-react";
import type { TradeCard } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { serverClock, type ServerClock } from "../design/countdown-time.ts";
import { EmptyState } from "../design/empty-state.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Spoken } from "../design/spoken.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../routing/page-heading.tsx";
import { buyPath } from "../shell/navigation.ts";
import { useLookEvery } from "../server/use-live-events.ts";
import { useRead } from "../server/use-read.ts";
import { TurnEntry, WaitingEntry } from "./trade-entries.tsx";
import { inOrderOfUrgency } from "./urgency.ts";
import styles from "./active-trades-page.module.css";

const lookEveryMs = 10_000;

/** The reader's running trades: those that wait for him first, then those that wait for others. */
export function ActiveTradesPage() {
  const { t } = useLingui();
  const query = useRead("listActiveTrades", {}, { everyMs: useLookEvery(lookEveryMs) });
  const trades = query.data?.data;
  const now = query.data?.meta.now;
  const { dataUpdatedAt } = query;
  const clock = useMemo(
    () => (now === undefined ? Date.now : serverClock(now, dataUpdatedAt, Date.now)),
    [now, dataUpdatedAt],
  );
  const mine = trades?.filter(({ turn, mySide }) => turn === mySide) ?? [];
  const count = mine.length;
  const readAgain = () => void query.refetch();
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeading title={t`Your trades`} />
        {trades && trades.length > 0 && (
          <p className={styles.count}>
            <Plural
              value={count}
              _0="None of them waits for you."
              one="# trade waits for you."
              other="# trades wait for you."
            />
          </p>
        )}
      </div>
      {trades && query.isError && (
        <Notice
          tone="warning"
          act={
            <Button variant="plain" onClick={readAgain}>
              <Trans>Try now</Trans>
            </Button>
          }
        >
          <Trans>The connection is lost. This is what we saw last; we keep trying.</Trans>
        </Notice>
      )}
      {trades ? (
        <Trades trades={trades} clock={clock} />
      ) : query.isError ? (
        <LoadFailure onRetry={readAgain} isRetrying={query.isFetching} />
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}

function Trades({ trades, clock }: { trades: readonly TradeCard[]; clock: ServerClock }) {
  const ordered = inOrderOfUrgency(trades);
  const mine = ordered.filter(({ turn, mySide }) => turn === mySide);
  const others = ordered.filter(({ turn, mySide }) => turn !== mySide);
  if (ordered.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Handshake}
          title={<Trans>Your running trades will stand here</Trans>}
          acts={
            <Button variant="primary" href={buyPath}>
              <Trans>Look at offers</Trans>
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <>
      {mine.length > 0 && (
        <section className={styles.section} aria-labelledby="mine">
          <h2 id="mine" className={styles.unseen}>
            <Spoken>
              <Trans>Your turn</Trans>
            </Spoken>
          </h2>
          <ul className={styles.mine}>
            {mine.map((trade) => (
              <TurnEntry key={trade.id} trade={trade} clock={clock} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.section} aria-labelledby="others">
          <h2 id="others" className={styles.title}>
            <Trans>Waiting for others</Trans>
          </h2>
          <Card className={styles.list}>
            <ul className={styles.others}>
              {others.map((trade) => (
                <WaitingEntry key={trade.id} trade={trade} clock={clock} />
              ))}
            </ul>
          </Card>
        </section>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.mine} aria-busy="true">
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
