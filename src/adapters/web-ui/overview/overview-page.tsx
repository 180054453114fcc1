import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { usePageState } from "../page-context.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { newOfferPath, tradesPath } from "../navigation/paths.ts";
import { LostConnection, OwnTurns, WaitingLines } from "../trade/trade-groups.tsx";
import { useActiveTrades, type ActiveTrades } from "../trade/use-active-trades.ts";
import { BalanceCard } from "./balance-card.tsx";
import { Checklist } from "./checklist.tsx";
import { Greeting } from "./greeting.tsx";
import { LimitsCard } from "./limits-card.tsx";
import { OffersCard } from "./offers-card.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-page.module.css";

/** The user's home: what needs them first, then balances, offers, and limits. */
export function OverviewPage() {
  const { t } = useLingui();
  const { reader } = usePageState();
  const active = useActiveTrades();
  const { mine } = active;
  return (
    <div id="dashboards" className={styles.page}>
      <div className={styles.head}>
        <div>
          <PageHeading title={t`Overview`}>
            <Greeting name={reader.username ?? ""} />
          </PageHeading>
          <p className={styles.count}>
            {mine && (
              <Plural
                value={mine.length}
                _0="You're all caught up."
                one="# trade is waiting for you."
                other="# trades are waiting for you."
              />
            )}
          </p>
        </div>
        <Button variant="plain" href={newOfferPath}>
          <Plus aria-hidden="true" />
          <Trans>New offer</Trans>
        </Button>
      </div>
      <Turns active={active} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {mine && <Others active={active} />}
          <div className={styles.offers}>
            <OffersCard />
          </div>
        </div>
        <div className={styles.column}>
          <div className={styles.balance}>
            <BalanceCard />
          </div>
          <div className={styles.limits}>
            <LimitsCard />
          </div>
          <div className={styles.checklist}>
            <Checklist hasActiveTrades={(mine?.length ?? 0) + active.others.length > 0} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Turns({ active }: { active: ActiveTrades }) {
  const { mine, clock, isLost, isReading, readAgain } = active;
  if (mine) {
    return (
      <>
        {isLost && <LostConnection onRetry={readAgain} />}
        {mine.length > 0 && <OwnTurns trades={mine} clock={clock} />}
      </>
    );
  }
  if (isLost) {
    return (
      <Card>
        <LoadFailure onRetry={readAgain} isRetrying={isReading} />
      </Card>
    );
  }
  return (
    <div aria-busy="true" data-unknown="true">
      <Card className={styles.bones}>
        <Skeleton width="short" />
        <Skeleton width="medium" />
        <Skeleton shape="control" width="short" />
      </Card>
    </div>
  );
}

function Others({ active: { others, clock } }: { active: ActiveTrades }) {
  if (others.length === 0) return null;
  return (
    <div className={styles.waiting}>
      <OverviewCard
        title={<Trans>Waiting for others</Trans>}
        aside={
          <AppLink className={styles.link} to={tradesPath}>
            <Trans>All trades</Trans>
          </AppLink>
        }
      >
        <div className={styles.lines}>
          <WaitingLines trades={others} clock={clock} />
        </div>
      </OverviewCard>
    </div>
  );
}
