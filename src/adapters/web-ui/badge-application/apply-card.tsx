import { useState, type ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { applyAgainSeconds } from "../../../domain/badge-application/badge-application.ts";
import type { BadgeApplicationsView } from "../../http/contract/badge-application/badge-application.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { dayText } from "../design/day-text.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { spanText } from "../design/window-text.ts";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { ambassadorProgramPath, bondPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import { ApplyForm } from "./apply-form.tsx";
import styles from "./apply-card.module.css";

type Badge = BadgeApplicationsView["badges"][number];

/** What the user applied for, what became of it, and what they may apply for now. */
export function ApplyCard() {
  const read = useRead("viewBadgeApplications", {});
  const own = read.data?.data;
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <Trans>Apply for a badge</Trans>
        </h2>
        {read.isError && (
          <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
        )}
        {read.isPending && (
          <div aria-busy="true">
            <Skeleton shape="line" width="full" />
          </div>
        )}
        {own && (
          <>
            <Past own={own} />
            {own.badges.map((badge) => (
              <Choice key={badge.badge} badge={badge} own={own} />
            ))}
          </>
        )}
      </div>
    </Card>
  );
}

function Past({ own: { applications } }: { own: BadgeApplicationsView }) {
  const { i18n } = useLingui();
  if (applications.length === 0) return null;
  return (
    <ul className={styles.past}>
      {applications.map(({ badge, at, decided }) => (
        <li key={at}>
          <p>
            {badge === "vendor" ? <Trans>Vendor</Trans> : <Trans>Ambassador</Trans>}
            {" · "}
            <bdi>{dayText(i18n.locale, at)}</bdi>
            {" · "}
            <Outcome decided={decided} />
          </p>
          {decided && (
            <p className={styles.second}>
              <bdi dir="auto">{decided.words}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Outcome({ decided }: Pick<BadgeApplicationsView["applications"][number], "decided">) {
  if (!decided) return <Trans>waiting for a decision</Trans>;
  return decided.isApproved ? <Trans>approved</Trans> : <Trans>declined</Trans>;
}

function Choice({ badge: { badge, obstacle }, own }: { badge: Badge; own: BadgeApplicationsView }) {
  const [isOpen, setOpen] = useState(false);
  const isOfOther = own.applications.some((each) => !each.decided && each.badge !== badge);
  return (
    <section className={styles.choice}>
      <h3 className={styles.name}>
        {badge === "vendor" ? <Trans>Vendor</Trans> : <Trans>Ambassador</Trans>}
      </h3>
      <p>
        {badge === "vendor" ? (
          <Trans>
            Vendors trade for a living: they may have more offers, choose their prices more freely
            and promote more often. You need a verified ID and a bond.
          </Trans>
        ) : (
          <Trans>
            Ambassadors represent the marketplace where they live, and earn a larger share of the
            fees of people they refer.
          </Trans>
        )}
      </p>
      <p>
        {badge === "vendor" ? (
          <AppLink to="/vendor-terms">
            <Trans>Vendor terms</Trans>
          </AppLink>
        ) : (
          <AppLink to={ambassadorProgramPath}>
            <Trans>Ambassador programme</Trans>
          </AppLink>
        )}
      </p>
      {obstacle !== null && <Obstacle obstacle={obstacle} isOfOther={isOfOther} />}
      {obstacle === null && !isOpen && (
        <Button variant="plain" onClick={() => setOpen(true)}>
          {badge === "vendor" ? (
            <Trans>Apply as a vendor</Trans>
          ) : (
            <Trans>Apply as an ambassador</Trans>
          )}
        </Button>
      )}
      {obstacle === null && isOpen && (
        <ApplyForm badge={badge} termsVersion={own.vendorTerms.version} />
      )}
    </section>
  );
}

interface ObstacleProps {
  readonly obstacle: NonNullable<Badge["obstacle"]>;
  /** Whether an application for the other badge is open. */
  readonly isOfOther: boolean;
}

function Obstacle(props: ObstacleProps) {
  return (
    <Notice tone="info">
      <ObstacleWords {...props} />
    </Notice>
  );
}

function ObstacleWords({ obstacle, isOfOther }: ObstacleProps): ReactNode {
  const { i18n } = useLingui();
  switch (obstacle) {
    case "badge_held":
      return <Trans>You already have a badge, and an account can have only one.</Trans>;
    case "application_open":
      return isOfOther ? (
        <Trans>You can apply once your other application is decided.</Trans>
      ) : (
        <Trans>Your application is being reviewed. We will tell you the decision.</Trans>
      );
    case "id_needed":
      return <Trans>Verify your ID first.</Trans>;
    case "bond_needed":
      return (
        <Trans>
          <AppLink to={bondPath}>Post a bond</AppLink> first. You can take it back once you no
          longer have the badge.
        </Trans>
      );
    case "terms_outdated":
      return <Trans>The terms have changed. Read them again.</Trans>;
    case "application_too_soon":
      return (
        <Trans>
          You can apply again <bdi>{spanText(i18n.locale, applyAgainSeconds)}</bdi> after your last
          application was declined.
        </Trans>
      );
  }
}
