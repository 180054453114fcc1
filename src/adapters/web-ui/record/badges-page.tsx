import { Trans, useLingui } from "@lingui/react/macro";
import { lostDisputeDays } from "../../../domain/record/badges.ts";
import type { OwnBadgesView } from "../../http/contract/record/record.ts";
import { ApplyCard } from "../badge-application/apply-card.tsx";
import { Badge } from "../design/badge.tsx";
import { Card } from "../design/card.tsx";
import { dayText } from "../design/day-text.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { TraderBadge } from "../market/trader-badge.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { useRead } from "../server/use-read.ts";
import styles from "./badges-page.module.css";

type OneBadge = OwnBadgesView["badges"][number];

/** Every badge: how it is earned, and how far the user is. */
export function BadgesPage() {
  const { t, i18n } = useLingui();
  const read = useRead("viewOwnBadges", {});
  const own = read.data?.data;
  return (
    <div className={styles.page}>
      <PageHeading title={t`Badges`} />
      {read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && (
        <div aria-busy="true">
          <Skeleton shape="card" width="full" />
        </div>
      )}
      {own && (
        <>
          {own.heldBackUntil !== null && (
            <Notice tone="info">
              <Trans>
                You lost a dispute. You can earn badges again from{" "}
                <bdi>{dayText(i18n.locale, own.heldBackUntil)}</bdi>.
              </Trans>
            </Notice>
          )}
          <ul className={styles.badges}>
            {own.badges.map((badge) => (
              <li key={badge.badge}>
                <Card accent={badge.isHeld}>
                  <div className={styles.badge}>
                    <span className={styles.head}>
                      <TraderBadge badge={badge.badge} />
                      {badge.isHeld && (
                        <Badge tone="info">
                          <Trans>Yours</Trans>
                        </Badge>
                      )}
                    </span>
                    <p>
                      <How badge={badge} />
                    </p>
                    {badge.needs && !badge.isHeld && <Progress own={own} needs={badge.needs} />}
                  </div>
                </Card>
              </li>
            ))}
          </ul>
          <ApplyCard />
        </>
      )}
    </div>
  );
}

function How({ badge: { badge, way, needs } }: { badge: OneBadge }) {
  if (needs) {
    return (
      <Trans>
        Complete <bdi>{needs.completedTrades}</bdi> trades with <bdi>{needs.partners}</bdi> partners
        and lose no dispute in <bdi>{lostDisputeDays}</bdi> days.
      </Trans>
    );
  }
  if (way === "applied")
    return <Trans>For traders whose application as a vendor was accepted.</Trans>;
  if (badge === "ambassador") return <Trans>For people who represent the marketplace.</Trans>;
  return <Trans>For people who run the marketplace.</Trans>;
}

function Progress(props: { own: OwnBadgesView; needs: NonNullable<OneBadge["needs"]> }) {
  const { own, needs } = props;
  const { t } = useLingui();
  return (
    <div className={styles.progress}>
      <Bar label={t`Trades`} value={own.completedTrades} most={needs.completedTrades} />
      <Bar label={t`Partners`} value={own.partners} most={needs.partners} />
    </div>
  );
}

function Bar({ label, value, most }: { label: string; value: number; most: number }) {
  const shown = Math.min(value, most);
  return (
    <div className={styles.bar}>
      <span className={styles.words}>
        <span>{label}</span>
        <span>
          <Trans>
            <bdi>{shown}</bdi> of <bdi>{most}</bdi>
          </Trans>
        </span>
      </span>
      <progress className={styles.track} aria-label={label} value={shown} max={most} />
    </div>
  );
}
